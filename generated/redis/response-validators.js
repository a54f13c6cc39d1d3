// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const runCommandResponse200 = validate15;
const schema34 = {"type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{"$ref":"component-result"}},"$id":"component-success"};
const schema35 = {"oneOf":[{"type":"null"},{"type":"integer","format":"int64"},{"type":"string"},{"type":"array","items":{"$ref":"component-item"}}],"$id":"component-result"};
const schema36 = {"oneOf":[{"type":"null"},{"type":"integer","format":"int64"},{"type":"string"},{"type":"array","items":{}}],"$id":"component-item"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-item" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs5 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs7 = errors;
if(errors === _errs7){
if(!(Array.isArray(data))){
const err3 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
var items0 = true;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate17.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate17.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs5 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate17(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
var items1 = true;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate16.errors = vErrors;
evaluated0.items = items1;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-success" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate16(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const runCommandResponse400 = validate20;
const schema37 = {"type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"type":"string","pattern":"^[A-Z]+ ."}},"$id":"component-error"};
const pattern4 = new RegExp("^[A-Z]+ .", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-error" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate20.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+ ."},message:"must match pattern \""+"^[A-Z]+ ."+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const runPipelineResponse200 = validate21;
const schema38 = {"type":"array","items":{"$ref":"component-envelope"},"$id":"runPipelineResponse200"};
const schema39 = {"oneOf":[{"$ref":"component-success"},{"$ref":"component-error"}],"$id":"component-envelope"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-envelope" */;
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
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runPipelineResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export { runCommandResponse400 as runCommandResponse401 };
export { runCommandResponse400 as runCommandResponse403 };
export { runCommandResponse400 as runCommandResponse413 };
export { runCommandResponse400 as runCommandResponse503 };
export { runCommandResponse200 as putCommandResponse200 };
export { runCommandResponse400 as putCommandResponse400 };
export { runCommandResponse400 as putCommandResponse401 };
export { runCommandResponse400 as putCommandResponse403 };
export { runCommandResponse400 as putCommandResponse413 };
export { runCommandResponse400 as putCommandResponse503 };
export { runCommandResponse400 as runPipelineResponse400 };
export { runCommandResponse400 as runPipelineResponse401 };
export { runCommandResponse400 as runPipelineResponse403 };
export { runCommandResponse400 as runPipelineResponse413 };
export { runCommandResponse400 as runPipelineResponse503 };
export { runPipelineResponse200 as putPipelineResponse200 };
export { runCommandResponse400 as putPipelineResponse400 };
export { runCommandResponse400 as putPipelineResponse401 };
export { runCommandResponse400 as putPipelineResponse403 };
export { runCommandResponse400 as putPipelineResponse413 };
export { runCommandResponse400 as putPipelineResponse503 };
export { runPipelineResponse200 as runTransactionResponse200 };
export { runCommandResponse400 as runTransactionResponse400 };
export { runCommandResponse400 as runTransactionResponse401 };
export { runCommandResponse400 as runTransactionResponse403 };
export { runCommandResponse400 as runTransactionResponse413 };
export { runCommandResponse400 as runTransactionResponse503 };
export { runPipelineResponse200 as putTransactionResponse200 };
export { runCommandResponse400 as putTransactionResponse400 };
export { runCommandResponse400 as putTransactionResponse401 };
export { runCommandResponse400 as putTransactionResponse403 };
export { runCommandResponse400 as putTransactionResponse413 };
export { runCommandResponse400 as putTransactionResponse503 };
export { runCommandResponse400 as getSubscribeResponse400 };
export { runCommandResponse400 as getSubscribeResponse401 };
export { runCommandResponse400 as getSubscribeResponse403 };
export { runCommandResponse400 as getSubscribeResponse503 };
export { runCommandResponse400 as postSubscribeResponse400 };
export { runCommandResponse400 as postSubscribeResponse401 };
export { runCommandResponse400 as postSubscribeResponse403 };
export { runCommandResponse400 as postSubscribeResponse413 };
export { runCommandResponse400 as postSubscribeResponse503 };
export { runCommandResponse400 as putSubscribeResponse400 };
export { runCommandResponse400 as putSubscribeResponse401 };
export { runCommandResponse400 as putSubscribeResponse403 };
export { runCommandResponse400 as putSubscribeResponse413 };
export { runCommandResponse400 as putSubscribeResponse503 };
export { runCommandResponse400 as getPsubscribeResponse400 };
export { runCommandResponse400 as getPsubscribeResponse401 };
export { runCommandResponse400 as getPsubscribeResponse403 };
export { runCommandResponse400 as getPsubscribeResponse503 };
export { runCommandResponse400 as postPsubscribeResponse400 };
export { runCommandResponse400 as postPsubscribeResponse401 };
export { runCommandResponse400 as postPsubscribeResponse403 };
export { runCommandResponse400 as postPsubscribeResponse413 };
export { runCommandResponse400 as postPsubscribeResponse503 };
export { runCommandResponse400 as putPsubscribeResponse400 };
export { runCommandResponse400 as putPsubscribeResponse401 };
export { runCommandResponse400 as putPsubscribeResponse403 };
export { runCommandResponse400 as putPsubscribeResponse413 };
export { runCommandResponse400 as putPsubscribeResponse503 };
export { runCommandResponse400 as getMonitorResponse400 };
export { runCommandResponse400 as getMonitorResponse401 };
export { runCommandResponse400 as getMonitorResponse403 };
export { runCommandResponse400 as getMonitorResponse503 };
export { runCommandResponse400 as postMonitorResponse400 };
export { runCommandResponse400 as postMonitorResponse401 };
export { runCommandResponse400 as postMonitorResponse403 };
export { runCommandResponse400 as postMonitorResponse413 };
export { runCommandResponse400 as postMonitorResponse503 };
export { runCommandResponse400 as putMonitorResponse400 };
export { runCommandResponse400 as putMonitorResponse401 };
export { runCommandResponse400 as putMonitorResponse403 };
export { runCommandResponse400 as putMonitorResponse413 };
export { runCommandResponse400 as putMonitorResponse503 };
export { runCommandResponse200 as getCommandPathResponse200 };
export { runCommandResponse400 as getCommandPathResponse400 };
export { runCommandResponse400 as getCommandPathResponse401 };
export { runCommandResponse400 as getCommandPathResponse403 };
export { runCommandResponse400 as getCommandPathResponse503 };
export { runCommandResponse200 as postCommandPathResponse200 };
export { runCommandResponse400 as postCommandPathResponse400 };
export { runCommandResponse400 as postCommandPathResponse401 };
export { runCommandResponse400 as postCommandPathResponse403 };
export { runCommandResponse400 as postCommandPathResponse413 };
export { runCommandResponse400 as postCommandPathResponse503 };
export { runCommandResponse200 as putCommandPathResponse200 };
export { runCommandResponse400 as putCommandPathResponse400 };
export { runCommandResponse400 as putCommandPathResponse401 };
export { runCommandResponse400 as putCommandPathResponse403 };
export { runCommandResponse400 as putCommandPathResponse413 };
export { runCommandResponse400 as putCommandPathResponse503 };
export { runCommandResponse400 as unmatchedResponse400 };
export { runCommandResponse400 as unmatchedResponse403 };
export { runCommandResponse400 as unmatchedResponse405 };
export { runCommandResponse400 as unmatchedResponse408 };
export { runCommandResponse400 as unmatchedResponse431 };
export { runCommandResponse400 as unmatchedResponse503 };
