// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const getPlatformParameters = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPlatformParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const getRequestParameters = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRequestParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate16.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data1 < 1 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}}}} else {
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }

export { getPlatformParameters as getOverviewParameters };
export { getPlatformParameters as getEventsParameters };
