// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const getLivenessResponse200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/health","$id":"getLivenessResponse200"};
const schema33 = {"type":"object","required":["status","version"],"additionalProperties":false,"properties":{"status":{"const":"ok"},"version":{"type":"string","description":"Of Plinth."}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getLivenessResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.version === undefined) && (missing0 = "version"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/health/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "version"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
const _errs3 = errors;
if("ok" !== data.status){
validate20.errors = [{instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/health/properties/status/const",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
const _errs4 = errors;
if(typeof data.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/components/schemas/health/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/health/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getLivenessResponse403 = validate22;
const schema34 = {"$ref":"contract#/components/schemas/error","$id":"getLivenessResponse403"};
const schema35 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"string"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getLivenessResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate22.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getReadinessResponse200 = validate23;
const schema36 = {"$ref":"contract#/components/schemas/readiness","$id":"getReadinessResponse200"};
const schema37 = {"type":"object","required":["status","version","parts"],"additionalProperties":false,"properties":{"status":{"enum":["ready","unready"]},"version":{"type":"string","description":"Of Plinth."},"parts":{"type":"array","items":{"$ref":"#/components/schemas/part"}}}};
const schema38 = {"type":"object","required":["kind","name","status"],"additionalProperties":false,"properties":{"kind":{"enum":["engine","address","disk"]},"name":{"type":"string"},"status":{"description":"`loading`: what is kept is being read, or the address is not served yet. `failing`: something can't be\nanswered, such as changes on a full disk.\n","enum":["loading","ready","failing"]},"reason":{"type":"string","description":"What is wrong, for people."},"note":{"type":"string","description":"What is to be known of it and is not wrong, for people."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "version")) || (key0 === "parts"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!((data0 === "ready") || (data0 === "unready"))){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema37.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs3 = errors;
if(typeof data.version !== "string"){
validate24.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data2 = data.parts;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.kind === undefined) && (missing1 = "kind")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.status === undefined) && (missing1 = "status"))){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/components/schemas/part/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((((key1 === "kind") || (key1 === "name")) || (key1 === "status")) || (key1 === "reason")) || (key1 === "note"))){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/components/schemas/part/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.kind !== undefined){
let data4 = data3.kind;
const _errs11 = errors;
if(!(((data4 === "engine") || (data4 === "address")) || (data4 === "disk"))){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0+"/kind",schemaPath:"#/components/schemas/part/properties/kind/enum",keyword:"enum",params:{allowedValues: schema38.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs12 = errors;
if(typeof data3.name !== "string"){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0+"/name",schemaPath:"#/components/schemas/part/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.status !== undefined){
let data6 = data3.status;
const _errs14 = errors;
if(!(((data6 === "loading") || (data6 === "ready")) || (data6 === "failing"))){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0+"/status",schemaPath:"#/components/schemas/part/properties/status/enum",keyword:"enum",params:{allowedValues: schema38.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.reason !== undefined){
const _errs15 = errors;
if(typeof data3.reason !== "string"){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0+"/reason",schemaPath:"#/components/schemas/part/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.note !== undefined){
const _errs17 = errors;
if(typeof data3.note !== "string"){
validate24.errors = [{instancePath:instancePath+"/parts/" + i0+"/note",schemaPath:"#/components/schemas/part/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/components/schemas/part/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReadinessResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { getLivenessResponse403 as getReadinessResponse403 };
export { getReadinessResponse200 as getReadinessResponse503 };
export { getLivenessResponse200 as getHealthResponse200 };
export { getLivenessResponse403 as getHealthResponse403 };
export { getLivenessResponse403 as getHealthResponse503 };
export { getLivenessResponse403 as getMetricsResponse401 };
export { getLivenessResponse403 as getMetricsResponse403 };
export { getLivenessResponse403 as getMetricsResponse503 };
