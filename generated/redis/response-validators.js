// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const runCommandResponse200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/success","$id":"runCommandResponse200"};
const schema33 = {"title":"Success","type":"object","additionalProperties":false,"required":["result"],"properties":{"result":{"$ref":"#/components/schemas/result"}}};
const schema34 = {"title":"Result","description":"What the command replies, shaped as in RESP2: null, an integer, a string, or an array of them, which some commands\nnest. Maps are arrays of alternating names and values, booleans are 0 and 1, floating-point numbers are strings.\n","oneOf":[{"type":"null"},{"type":"integer","format":"int64","examples":[42]},{"type":"string","examples":["hello"]},{"type":"array","items":{"$ref":"#/components/schemas/item"}}]};
const schema35 = {"title":"Item","description":"One element of an array. What deeper arrays hold depends on the command, whose page shows its reply.","oneOf":[{"type":"null"},{"type":"integer","format":"int64","examples":[42]},{"type":"string","examples":["hello"]},{"type":"array","items":{},"examples":[["field","value"]]}]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
let data0 = data[i0];
const _errs9 = errors;
const _errs11 = errors;
let valid3 = false;
let passing1 = null;
const _errs12 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/item/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs14 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/item/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
const _errs16 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/item/oneOf/2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid3 = true;
passing1 = 2;
}
const _errs18 = errors;
if(errors === _errs18){
if(!(Array.isArray(data0))){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/item/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs18 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 3];
}
else {
if(_valid1){
valid3 = true;
passing1 = 3;
}
}
}
}
if(!valid3){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/item/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate23.errors = vErrors;
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
validate23.errors = vErrors;
evaluated0.items = items1;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runCommandResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const runCommandResponse400 = validate26;
const schema36 = {"$ref":"contract#/components/schemas/error","$id":"runCommandResponse400"};
const schema37 = {"title":"Error","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"description":"An error class in capitals, such as ERR, WRONGTYPE, WRONGPASS or NOPERM, and an explanation.","type":"string","pattern":"^[A-Z]+ ."}}};
const pattern4 = new RegExp("^[A-Z]+ .", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runCommandResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+ ."},message:"must match pattern \""+"^[A-Z]+ ."+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const runPipelineResponse200 = validate27;
const schema38 = {"title":"Envelopes","type":"array","items":{"$ref":"contract#/components/schemas/envelope"},"$id":"runPipelineResponse200"};
const schema39 = {"title":"Envelope","description":"The outcome of one command of a pipeline or transaction.","oneOf":[{"$ref":"#/components/schemas/success"},{"$ref":"#/components/schemas/error"}]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
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
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate23(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
const err0 = {instancePath,schemaPath:"#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "error")){
const err1 = {instancePath,schemaPath:"#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs5 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/error/properties/error/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+ ."},message:"must match pattern \""+"^[A-Z]+ ."+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate28.errors = vErrors;
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
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runPipelineResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export { runCommandResponse400 as runCommandResponse401 };
export { runCommandResponse400 as runCommandResponse403 };
export { runCommandResponse400 as runCommandResponse413 };
export { runCommandResponse400 as runCommandResponse503 };
export { runCommandResponse200 as putCommandResponse200 };
export { runCommandResponse400 as putCommandResponse400 };
export { runCommandResponse400 as putCommandResponse401 };
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
