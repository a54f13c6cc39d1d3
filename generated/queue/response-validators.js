// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const publishV1Response200 = validate15;
const schema34 = {"oneOf":[{"$ref":"component-published-message"},{"type":"array","items":{"$ref":"component-published-message"}}],"$id":"component-published"};
const schema35 = {"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string"},"url":{"type":"string"},"deduplicated":{"type":"boolean"}},"$id":"component-published-message"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-published-message" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate16.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate16.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deduplicated !== undefined){
const _errs5 = errors;
if(typeof data.deduplicated !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/deduplicated",schemaPath:"#/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"messageId":true,"url":true,"deduplicated":true},"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-published" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.messageId = true;
props0.url = true;
props0.deduplicated = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate15.errors = vErrors;
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
validate15.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishV1Response400 = validate19;
const schema36 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}},"$id":"component-error"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-error" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
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
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate19.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse200 = validate20;
const schema37 = {"type":"array","items":{"$ref":"component-batch-result"},"$id":"batchResponse200"};
const schema38 = {"anyOf":[{"$ref":"component-published-message"},{"type":"array","items":{"$ref":"component-published-message"}},{"$ref":"component-error"}],"$id":"component-batch-result"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-batch-result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.messageId = true;
props0.url = true;
props0.deduplicated = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs5 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.error = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
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
validate21.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate21(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse200 = validate26;
const schema39 = {"type":"object","required":["cancelled"],"properties":{"cancelled":{"type":"integer"}},"$id":"component-cancelled"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-cancelled" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cancelled === undefined) && (missing0 = "cancelled")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cancelled !== undefined){
let data0 = data.cancelled;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate26.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"cancelled":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse200 = validate27;
const schema40 = {"type":"object","required":["messageId","url","method","maxRetries","notBefore","createdAt"],"properties":{"messageId":{"type":"string"},"url":{"type":"string"},"topicName":{"type":"string"},"endpointName":{"type":"string"},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"]},"header":{"$ref":"component-header-values"},"body":{"type":"string"},"bodyBase64":{"type":"string"},"maxRetries":{"type":"integer"},"notBefore":{"type":"integer"},"createdAt":{"type":"integer"},"callback":{"type":"string"},"callbackHeader":{"$ref":"component-header-values"},"failureCallback":{"type":"string"},"failureCallbackHeader":{"$ref":"component-header-values"},"queueName":{"type":"string"},"scheduleId":{"type":"string"},"callerIP":{"type":"string"},"callerIp":{"type":"string"},"label":{"type":"string"},"labels":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"string"},"rate":{"type":"integer"},"period":{"type":"integer"},"parallelism":{"type":"integer"},"retryDelayExpression":{"type":"string"},"timeout":{"type":"integer"}},"$id":"component-message"};
const schema41 = {"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}},"$id":"component-header-values"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-header-values" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-message" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.maxRetries === undefined) && (missing0 = "maxRetries"))) || ((data.notBefore === undefined) && (missing0 = "notBefore"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate27.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate27.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topicName !== undefined){
const _errs5 = errors;
if(typeof data.topicName !== "string"){
validate27.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpointName !== undefined){
const _errs7 = errors;
if(typeof data.endpointName !== "string"){
validate27.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data4 = data.method;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate27.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE"))){
validate27.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema40.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs11 = errors;
if(!(validate28(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs12 = errors;
if(typeof data.body !== "string"){
validate27.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs14 = errors;
if(typeof data.bodyBase64 !== "string"){
validate27.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxRetries !== undefined){
let data8 = data.maxRetries;
const _errs16 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate27.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notBefore !== undefined){
let data9 = data.notBefore;
const _errs18 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate27.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data10 = data.createdAt;
const _errs20 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate27.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs22 = errors;
if(typeof data.callback !== "string"){
validate27.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
const _errs24 = errors;
if(!(validate28(data.callbackHeader, {instancePath:instancePath+"/callbackHeader",parentData:data,parentDataProperty:"callbackHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs25 = errors;
if(typeof data.failureCallback !== "string"){
validate27.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
const _errs27 = errors;
if(!(validate28(data.failureCallbackHeader, {instancePath:instancePath+"/failureCallbackHeader",parentData:data,parentDataProperty:"failureCallbackHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs28 = errors;
if(typeof data.queueName !== "string"){
validate27.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleId !== undefined){
const _errs30 = errors;
if(typeof data.scheduleId !== "string"){
validate27.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs32 = errors;
if(typeof data.callerIP !== "string"){
validate27.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs34 = errors;
if(typeof data.callerIp !== "string"){
validate27.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs36 = errors;
if(typeof data.label !== "string"){
validate27.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data20 = data.labels;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data20)){
var valid1 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
const _errs40 = errors;
if(typeof data20[i0] !== "string"){
validate27.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs40 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs42 = errors;
if(typeof data.flowControlKey !== "string"){
validate27.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data23 = data.rate;
const _errs44 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate27.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data24 = data.period;
const _errs46 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate27.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data25 = data.parallelism;
const _errs48 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate27.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs50 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate27.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data27 = data.timeout;
const _errs52 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate27.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

export const listQueuesResponse200 = validate32;
const schema42 = {"type":"array","items":{"$ref":"component-queue"},"$id":"listQueuesResponse200"};
const schema43 = {"type":"object","required":["name","createdAt","updatedAt","parallelism","paused","lag"],"properties":{"name":{"type":"string"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"parallelism":{"type":"integer"},"paused":{"type":"boolean"},"lag":{"type":"integer"}},"$id":"component-queue"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.parallelism === undefined) && (missing0 = "parallelism"))) || ((data.paused === undefined) && (missing0 = "paused"))) || ((data.lag === undefined) && (missing0 = "lag"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data1 = data.createdAt;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data2 = data.updatedAt;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data3 = data.parallelism;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate33.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paused !== undefined){
const _errs9 = errors;
if(typeof data.paused !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lag !== undefined){
let data5 = data.lag;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate33.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"parallelism":true,"paused":true,"lag":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueuesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse200 = validate33;

export const listSchedulesResponse200 = validate35;
const schema44 = {"type":"array","items":{"$ref":"component-schedule"},"$id":"listSchedulesResponse200"};
const schema45 = {"type":"object","required":["scheduleId","cron","destination","createdAt","method","isPaused","retries"],"properties":{"scheduleId":{"type":"string"},"cron":{"type":"string"},"destination":{"type":"string"},"createdAt":{"type":"integer"},"method":{"type":"string"},"isPaused":{"type":"boolean"},"header":{"$ref":"component-header-values"},"body":{"type":"string"},"bodyBase64":{"type":"string"},"retries":{"type":"integer"},"delay":{"type":"integer"},"timeout":{"type":"integer"},"callback":{"type":"string"},"callbackHeader":{"$ref":"component-header-values"},"failureCallback":{"type":"string"},"failureCallbackHeader":{"$ref":"component-header-values"},"callerIP":{"type":"string"},"callerIp":{"type":"string"},"queueName":{"type":"string"},"flowControlKey":{"type":"string"},"parallelism":{"type":"integer"},"rate":{"type":"integer"},"period":{"type":"integer"},"retryDelayExpression":{"type":"string"},"label":{"type":"string"},"labels":{"type":"array","items":{"type":"string"}},"lastScheduleTime":{"type":"integer"},"nextScheduleTime":{"type":"integer"},"lastScheduleStates":{"type":"object","additionalProperties":{"type":"string","enum":["IN_PROGRESS","SUCCESS","FAIL"]}},"error":{"type":"string"}},"$id":"component-schedule"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-schedule" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.scheduleId === undefined) && (missing0 = "scheduleId")) || ((data.cron === undefined) && (missing0 = "cron"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.isPaused === undefined) && (missing0 = "isPaused"))) || ((data.retries === undefined) && (missing0 = "retries"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
const _errs1 = errors;
if(typeof data.scheduleId !== "string"){
validate36.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cron !== undefined){
const _errs3 = errors;
if(typeof data.cron !== "string"){
validate36.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
const _errs5 = errors;
if(typeof data.destination !== "string"){
validate36.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate36.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs9 = errors;
if(typeof data.method !== "string"){
validate36.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPaused !== undefined){
const _errs11 = errors;
if(typeof data.isPaused !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs13 = errors;
if(!(validate28(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs14 = errors;
if(typeof data.body !== "string"){
validate36.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs16 = errors;
if(typeof data.bodyBase64 !== "string"){
validate36.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data9 = data.retries;
const _errs18 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate36.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay !== undefined){
let data10 = data.delay;
const _errs20 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate36.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data11 = data.timeout;
const _errs22 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate36.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs24 = errors;
if(typeof data.callback !== "string"){
validate36.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
const _errs26 = errors;
if(!(validate28(data.callbackHeader, {instancePath:instancePath+"/callbackHeader",parentData:data,parentDataProperty:"callbackHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs27 = errors;
if(typeof data.failureCallback !== "string"){
validate36.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
const _errs29 = errors;
if(!(validate28(data.failureCallbackHeader, {instancePath:instancePath+"/failureCallbackHeader",parentData:data,parentDataProperty:"failureCallbackHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs30 = errors;
if(typeof data.callerIP !== "string"){
validate36.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs32 = errors;
if(typeof data.callerIp !== "string"){
validate36.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs34 = errors;
if(typeof data.queueName !== "string"){
validate36.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs36 = errors;
if(typeof data.flowControlKey !== "string"){
validate36.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data20 = data.parallelism;
const _errs38 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate36.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data21 = data.rate;
const _errs40 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate36.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data22 = data.period;
const _errs42 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate36.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs44 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate36.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs46 = errors;
if(typeof data.label !== "string"){
validate36.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data25 = data.labels;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data25)){
var valid1 = true;
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
const _errs50 = errors;
if(typeof data25[i0] !== "string"){
validate36.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs50 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleTime !== undefined){
let data27 = data.lastScheduleTime;
const _errs52 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate36.errors = [{instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextScheduleTime !== undefined){
let data28 = data.nextScheduleTime;
const _errs54 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate36.errors = [{instancePath:instancePath+"/nextScheduleTime",schemaPath:"#/properties/nextScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleStates !== undefined){
let data29 = data.lastScheduleStates;
const _errs56 = errors;
if(errors === _errs56){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key0 in data29){
let data30 = data29[key0];
const _errs59 = errors;
if(typeof data30 !== "string"){
validate36.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data30 === "IN_PROGRESS") || (data30 === "SUCCESS")) || (data30 === "FAIL"))){
validate36.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema45.properties.lastScheduleStates.additionalProperties.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs59 === errors;
if(!valid2){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/lastScheduleStates",schemaPath:"#/properties/lastScheduleStates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs61 = errors;
if(typeof data.error !== "string"){
validate36.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse200 = validate36;

export const createScheduleResponse200 = validate41;
const schema46 = {"type":"object","required":["scheduleId"],"properties":{"scheduleId":{"type":"string"}},"$id":"createScheduleResponse200"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scheduleId === undefined) && (missing0 = "scheduleId")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
if(typeof data.scheduleId !== "string"){
validate41.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"scheduleId":true},"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsResponse200 = validate42;
const schema47 = {"type":"array","items":{"$ref":"component-url-group"},"$id":"listUrlGroupsResponse200"};
const schema48 = {"type":"object","required":["name","createdAt","updatedAt","endpoints"],"properties":{"name":{"type":"string"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"endpoints":{"type":"array","items":{"$ref":"component-endpoint"}},"headers":{"$ref":"component-header-values"}},"$id":"component-url-group"};
const schema49 = {"type":"object","required":["url"],"properties":{"name":{"type":"string","maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},"url":{"type":"string","minLength":1,"maxLength":8192,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://"}},"$id":"component-endpoint"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
const pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-endpoint" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"+"\""}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 8192){
validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\""}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"name":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-url-group" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data1 = data.createdAt;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate43.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data2 = data.updatedAt;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate43.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoints !== undefined){
let data3 = data.endpoints;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate44(data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
const _errs10 = errors;
if(!(validate28(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
if(!(validate43(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse200 = validate43;

export const listDeadLettersResponse200 = validate48;
const schema50 = {"type":"object","required":["messages"],"properties":{"cursor":{"type":"string"},"messages":{"type":"array","items":{"$ref":"component-dead-letter"}}},"$id":"component-dead-letter-page"};
const schema51 = {"allOf":[{"$ref":"component-message"},{"type":"object","required":["dlqId","responseStatus"],"properties":{"dlqId":{"type":"string"},"responseStatus":{"type":"integer"},"responseHeader":{"$ref":"component-header-values"},"responseBody":{"type":"string"},"responseBodyBase64":{"type":"string"},"error":{"type":"string"}}}],"$id":"component-dead-letter"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-dead-letter" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dlqId === undefined) && (missing0 = "dlqId")) || ((data.responseStatus === undefined) && (missing0 = "responseStatus"))){
validate49.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dlqId !== undefined){
const _errs3 = errors;
if(typeof data.dlqId !== "string"){
validate49.errors = [{instancePath:instancePath+"/dlqId",schemaPath:"#/allOf/1/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseStatus !== undefined){
let data1 = data.responseStatus;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate49.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/allOf/1/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseHeader !== undefined){
const _errs7 = errors;
if(!(validate28(data.responseHeader, {instancePath:instancePath+"/responseHeader",parentData:data,parentDataProperty:"responseHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBody !== undefined){
const _errs8 = errors;
if(typeof data.responseBody !== "string"){
validate49.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/allOf/1/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBodyBase64 !== undefined){
const _errs10 = errors;
if(typeof data.responseBodyBase64 !== "string"){
validate49.errors = [{instancePath:instancePath+"/responseBodyBase64",schemaPath:"#/allOf/1/properties/responseBodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs12 = errors;
if(typeof data.error !== "string"){
validate49.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-dead-letter-page" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate48.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate49(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"cursor":true,"messages":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse200 = validate53;
const schema52 = {"type":"object","required":["deleted"],"properties":{"deleted":{"type":"integer"},"cursor":{"type":"string"}},"$id":"component-deleted"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-deleted" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deleted === undefined) && (missing0 = "deleted")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deleted !== undefined){
let data0 = data.deleted;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate53.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
const _errs3 = errors;
if(typeof data.cursor !== "string"){
validate53.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"deleted":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse200 = validate49;

export const retryDeadLettersResponse201 = validate54;
const schema53 = {"type":"object","required":["responses"],"properties":{"cursor":{"type":"string"},"responses":{"type":"array","items":{"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string"}}}}},"$id":"component-retried"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-retried" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.responses === undefined) && (missing0 = "responses")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate54.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responses !== undefined){
let data1 = data.responses;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.messageId === undefined) && (missing1 = "messageId")){
validate54.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"#/properties/responses/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.messageId !== undefined){
if(typeof data2.messageId !== "string"){
validate54.errors = [{instancePath:instancePath+"/responses/" + i0+"/messageId",schemaPath:"#/properties/responses/items/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"#/properties/responses/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"cursor":true,"responses":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse201 = validate16;

export const listEventsResponse200 = validate55;
const schema54 = {"type":"object","required":["events"],"properties":{"cursor":{"type":"string"},"events":{"type":"array","items":{"$ref":"component-log-entry"}}},"$id":"component-event-page"};
const schema55 = {"type":"object","required":["time","messageId","state","url"],"properties":{"time":{"type":"integer"},"messageId":{"type":"string"},"state":{"type":"string","enum":["CREATED","ACTIVE","RETRY","ERROR","DELIVERED","FAILED","CANCEL_REQUESTED","CANCELED"]},"error":{"type":"string"},"nextDeliveryTime":{"type":"integer"},"url":{"type":"string"},"topicName":{"type":"string"},"endpointName":{"type":"string"},"scheduleId":{"type":"string"},"queueName":{"type":"string"},"header":{"$ref":"component-header-values"},"body":{"type":"string"},"bodyTruncated":{"type":"boolean"},"responseStatus":{"type":"integer"},"responseBody":{"type":"string"},"responseHeader":{"$ref":"component-header-values"},"responseHeaders":{"$ref":"component-header-values"},"timeout":{"type":"integer"},"method":{"type":"string"},"callback":{"type":"string"},"callbackHeaders":{"$ref":"component-header-values"},"failureCallback":{"type":"string"},"failureCallbackHeaders":{"$ref":"component-header-values"},"maxRetries":{"type":"integer"},"retryDelayExpr":{"type":"string"},"retryDelayExpression":{"type":"string"},"label":{"type":"string"},"labels":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"string"},"rate":{"type":"integer"},"period":{"type":"integer"},"parallelism":{"type":"integer"},"callerIP":{"type":"string"},"callerIp":{"type":"string"}},"$id":"component-log-entry"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-log-entry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.time === undefined) && (missing0 = "time")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.url === undefined) && (missing0 = "url"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.time !== undefined){
let data0 = data.time;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate56.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs3 = errors;
if(typeof data.messageId !== "string"){
validate56.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate56.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "CREATED") || (data2 === "ACTIVE")) || (data2 === "RETRY")) || (data2 === "ERROR")) || (data2 === "DELIVERED")) || (data2 === "FAILED")) || (data2 === "CANCEL_REQUESTED")) || (data2 === "CANCELED"))){
validate56.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema55.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
validate56.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextDeliveryTime !== undefined){
let data4 = data.nextDeliveryTime;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/nextDeliveryTime",schemaPath:"#/properties/nextDeliveryTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs11 = errors;
if(typeof data.url !== "string"){
validate56.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topicName !== undefined){
const _errs13 = errors;
if(typeof data.topicName !== "string"){
validate56.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpointName !== undefined){
const _errs15 = errors;
if(typeof data.endpointName !== "string"){
validate56.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleId !== undefined){
const _errs17 = errors;
if(typeof data.scheduleId !== "string"){
validate56.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs19 = errors;
if(typeof data.queueName !== "string"){
validate56.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
const _errs21 = errors;
if(!(validate28(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs22 = errors;
if(typeof data.body !== "string"){
validate56.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyTruncated !== undefined){
const _errs24 = errors;
if(typeof data.bodyTruncated !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/bodyTruncated",schemaPath:"#/properties/bodyTruncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseStatus !== undefined){
let data13 = data.responseStatus;
const _errs26 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate56.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseBody !== undefined){
const _errs28 = errors;
if(typeof data.responseBody !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseHeader !== undefined){
const _errs30 = errors;
if(!(validate28(data.responseHeader, {instancePath:instancePath+"/responseHeader",parentData:data,parentDataProperty:"responseHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseHeaders !== undefined){
const _errs31 = errors;
if(!(validate28(data.responseHeaders, {instancePath:instancePath+"/responseHeaders",parentData:data,parentDataProperty:"responseHeaders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data17 = data.timeout;
const _errs32 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate56.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs34 = errors;
if(typeof data.method !== "string"){
validate56.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs36 = errors;
if(typeof data.callback !== "string"){
validate56.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeaders !== undefined){
const _errs38 = errors;
if(!(validate28(data.callbackHeaders, {instancePath:instancePath+"/callbackHeaders",parentData:data,parentDataProperty:"callbackHeaders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs39 = errors;
if(typeof data.failureCallback !== "string"){
validate56.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeaders !== undefined){
const _errs41 = errors;
if(!(validate28(data.failureCallbackHeaders, {instancePath:instancePath+"/failureCallbackHeaders",parentData:data,parentDataProperty:"failureCallbackHeaders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxRetries !== undefined){
let data23 = data.maxRetries;
const _errs42 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate56.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpr !== undefined){
const _errs44 = errors;
if(typeof data.retryDelayExpr !== "string"){
validate56.errors = [{instancePath:instancePath+"/retryDelayExpr",schemaPath:"#/properties/retryDelayExpr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs46 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate56.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs48 = errors;
if(typeof data.label !== "string"){
validate56.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data27 = data.labels;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data27)){
var valid1 = true;
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
const _errs52 = errors;
if(typeof data27[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs52 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs54 = errors;
if(typeof data.flowControlKey !== "string"){
validate56.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data30 = data.rate;
const _errs56 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate56.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data31 = data.period;
const _errs58 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate56.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data32 = data.parallelism;
const _errs60 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
validate56.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs62 = errors;
if(typeof data.callerIP !== "string"){
validate56.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs64 = errors;
if(typeof data.callerIp !== "string"){
validate56.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"time":true,"messageId":true,"state":true,"error":true,"nextDeliveryTime":true,"url":true,"topicName":true,"endpointName":true,"scheduleId":true,"queueName":true,"header":true,"body":true,"bodyTruncated":true,"responseStatus":true,"responseBody":true,"responseHeader":true,"responseHeaders":true,"timeout":true,"method":true,"callback":true,"callbackHeaders":true,"failureCallback":true,"failureCallbackHeaders":true,"maxRetries":true,"retryDelayExpr":true,"retryDelayExpression":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"callerIP":true,"callerIp":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-event-page" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate55.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate56(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"cursor":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse200 = validate63;
const schema56 = {"type":"object","required":["logs"],"properties":{"cursor":{"type":"string"},"logs":{"type":"array","items":{"$ref":"component-log-entry"}},"messages":{"type":"array","items":{"$ref":"component-log-group"}}},"$id":"component-log-page"};
const schema57 = {"type":"object","required":["messageId","events"],"properties":{"messageId":{"type":"string"},"events":{"type":"array","items":{"$ref":"component-log-entry"}}},"$id":"component-log-group"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-log-group" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.events === undefined) && (missing0 = "events"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate65.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate56(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"messageId":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-log-page" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.logs === undefined) && (missing0 = "logs")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate63.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data1 = data.logs;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate56(data1[i0], {instancePath:instancePath+"/logs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data3 = data.messages;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate65(data3[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"cursor":true,"logs":true,"messages":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse200 = validate68;
const schema58 = {"type":"array","items":{"$ref":"component-flow-control"},"$id":"listFlowControlsResponse200"};
const schema59 = {"type":"object","required":["flowControlKey","waitListSize","parallelismMax","parallelismCount","rateMax","rateCount","ratePeriod","ratePeriodStart","isPaused","isPinnedParallelism","isPinnedRate"],"properties":{"flowControlKey":{"type":"string"},"waitListSize":{"type":"integer"},"parallelismMax":{"type":"integer"},"parallelismCount":{"type":"integer"},"rateMax":{"type":"integer"},"rateCount":{"type":"integer"},"ratePeriod":{"type":"integer"},"ratePeriodStart":{"type":"integer"},"isPaused":{"type":"boolean"},"isPinnedParallelism":{"type":"boolean"},"isPinnedRate":{"type":"boolean"}},"$id":"component-flow-control"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-flow-control" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.flowControlKey === undefined) && (missing0 = "flowControlKey")) || ((data.waitListSize === undefined) && (missing0 = "waitListSize"))) || ((data.parallelismMax === undefined) && (missing0 = "parallelismMax"))) || ((data.parallelismCount === undefined) && (missing0 = "parallelismCount"))) || ((data.rateMax === undefined) && (missing0 = "rateMax"))) || ((data.rateCount === undefined) && (missing0 = "rateCount"))) || ((data.ratePeriod === undefined) && (missing0 = "ratePeriod"))) || ((data.ratePeriodStart === undefined) && (missing0 = "ratePeriodStart"))) || ((data.isPaused === undefined) && (missing0 = "isPaused"))) || ((data.isPinnedParallelism === undefined) && (missing0 = "isPinnedParallelism"))) || ((data.isPinnedRate === undefined) && (missing0 = "isPinnedRate"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.flowControlKey !== undefined){
const _errs1 = errors;
if(typeof data.flowControlKey !== "string"){
validate69.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitListSize !== undefined){
let data1 = data.waitListSize;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate69.errors = [{instancePath:instancePath+"/waitListSize",schemaPath:"#/properties/waitListSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelismMax !== undefined){
let data2 = data.parallelismMax;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate69.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"#/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelismCount !== undefined){
let data3 = data.parallelismCount;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate69.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"#/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rateMax !== undefined){
let data4 = data.rateMax;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate69.errors = [{instancePath:instancePath+"/rateMax",schemaPath:"#/properties/rateMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rateCount !== undefined){
let data5 = data.rateCount;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate69.errors = [{instancePath:instancePath+"/rateCount",schemaPath:"#/properties/rateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePeriod !== undefined){
let data6 = data.ratePeriod;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate69.errors = [{instancePath:instancePath+"/ratePeriod",schemaPath:"#/properties/ratePeriod/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePeriodStart !== undefined){
let data7 = data.ratePeriodStart;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate69.errors = [{instancePath:instancePath+"/ratePeriodStart",schemaPath:"#/properties/ratePeriodStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPaused !== undefined){
const _errs17 = errors;
if(typeof data.isPaused !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPinnedParallelism !== undefined){
const _errs19 = errors;
if(typeof data.isPinnedParallelism !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/isPinnedParallelism",schemaPath:"#/properties/isPinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isPinnedRate !== undefined){
const _errs21 = errors;
if(typeof data.isPinnedRate !== "boolean"){
validate69.errors = [{instancePath:instancePath+"/isPinnedRate",schemaPath:"#/properties/isPinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"flowControlKey":true,"waitListSize":true,"parallelismMax":true,"parallelismCount":true,"rateMax":true,"rateCount":true,"ratePeriod":true,"ratePeriodStart":true,"isPaused":true,"isPinnedParallelism":true,"isPinnedRate":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
if(!(validate69(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse200 = validate69;

export const getGlobalParallelismResponse200 = validate71;
const schema60 = {"type":"object","required":["parallelismMax","parallelismCount"],"properties":{"parallelismMax":{"type":"integer"},"parallelismCount":{"type":"integer"}},"$id":"component-global-parallelism"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-global-parallelism" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.parallelismMax === undefined) && (missing0 = "parallelismMax")) || ((data.parallelismCount === undefined) && (missing0 = "parallelismCount"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parallelismMax !== undefined){
let data0 = data.parallelismMax;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate71.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"#/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelismCount !== undefined){
let data1 = data.parallelismCount;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate71.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"#/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"parallelismMax":true,"parallelismCount":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse200 = validate72;
const schema61 = {"type":"object","required":["current","next"],"properties":{"current":{"type":"string"},"next":{"type":"string"}},"$id":"component-signing-keys"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-signing-keys" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current === undefined) && (missing0 = "current")) || ((data.next === undefined) && (missing0 = "next"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.current !== undefined){
const _errs1 = errors;
if(typeof data.current !== "string"){
validate72.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs3 = errors;
if(typeof data.next !== "string"){
validate72.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"current":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export { publishV1Response200 as publishV1Response202 };
export { publishV1Response400 as publishV1Response401 };
export { publishV1Response400 as publishV1Response403 };
export { publishV1Response400 as publishV1Response404 };
export { publishV1Response400 as publishV1Response412 };
export { publishV1Response400 as publishV1Response413 };
export { publishV1Response400 as publishV1Response429 };
export { publishV1Response400 as publishV1Response503 };
export { publishV1Response200 as publishResponse200 };
export { publishV1Response200 as publishResponse202 };
export { publishV1Response400 as publishResponse400 };
export { publishV1Response400 as publishResponse401 };
export { publishV1Response400 as publishResponse403 };
export { publishV1Response400 as publishResponse404 };
export { publishV1Response400 as publishResponse412 };
export { publishV1Response400 as publishResponse413 };
export { publishV1Response400 as publishResponse429 };
export { publishV1Response400 as publishResponse503 };
export { publishV1Response200 as enqueueResponse200 };
export { publishV1Response200 as enqueueResponse202 };
export { publishV1Response400 as enqueueResponse400 };
export { publishV1Response400 as enqueueResponse401 };
export { publishV1Response400 as enqueueResponse403 };
export { publishV1Response400 as enqueueResponse404 };
export { publishV1Response400 as enqueueResponse412 };
export { publishV1Response400 as enqueueResponse413 };
export { publishV1Response400 as enqueueResponse429 };
export { publishV1Response400 as enqueueResponse503 };
export { publishV1Response400 as batchResponse400 };
export { publishV1Response400 as batchResponse401 };
export { publishV1Response400 as batchResponse403 };
export { publishV1Response400 as batchResponse404 };
export { publishV1Response400 as batchResponse413 };
export { publishV1Response400 as batchResponse429 };
export { publishV1Response400 as batchResponse503 };
export { publishV1Response400 as cancelMessagesResponse400 };
export { publishV1Response400 as cancelMessagesResponse401 };
export { publishV1Response400 as cancelMessagesResponse403 };
export { publishV1Response400 as cancelMessagesResponse404 };
export { publishV1Response400 as cancelMessagesResponse413 };
export { publishV1Response400 as cancelMessagesResponse429 };
export { publishV1Response400 as cancelMessagesResponse503 };
export { publishV1Response400 as getMessageResponse400 };
export { publishV1Response400 as getMessageResponse401 };
export { publishV1Response400 as getMessageResponse403 };
export { publishV1Response400 as getMessageResponse404 };
export { publishV1Response400 as getMessageResponse429 };
export { publishV1Response400 as getMessageResponse503 };
export { cancelMessagesResponse200 as cancelMessageResponse200 };
export { publishV1Response400 as cancelMessageResponse400 };
export { publishV1Response400 as cancelMessageResponse401 };
export { publishV1Response400 as cancelMessageResponse403 };
export { publishV1Response400 as cancelMessageResponse404 };
export { publishV1Response400 as cancelMessageResponse429 };
export { publishV1Response400 as cancelMessageResponse503 };
export { publishV1Response400 as runMessageResponse400 };
export { publishV1Response400 as runMessageResponse401 };
export { publishV1Response400 as runMessageResponse403 };
export { publishV1Response400 as runMessageResponse404 };
export { publishV1Response400 as runMessageResponse429 };
export { publishV1Response400 as runMessageResponse503 };
export { publishV1Response400 as listQueuesResponse400 };
export { publishV1Response400 as listQueuesResponse401 };
export { publishV1Response400 as listQueuesResponse403 };
export { publishV1Response400 as listQueuesResponse404 };
export { publishV1Response400 as listQueuesResponse429 };
export { publishV1Response400 as listQueuesResponse503 };
export { publishV1Response400 as upsertQueueResponse400 };
export { publishV1Response400 as upsertQueueResponse401 };
export { publishV1Response400 as upsertQueueResponse403 };
export { publishV1Response400 as upsertQueueResponse404 };
export { publishV1Response400 as upsertQueueResponse412 };
export { publishV1Response400 as upsertQueueResponse413 };
export { publishV1Response400 as upsertQueueResponse429 };
export { publishV1Response400 as upsertQueueResponse503 };
export { publishV1Response400 as getQueueResponse400 };
export { publishV1Response400 as getQueueResponse401 };
export { publishV1Response400 as getQueueResponse403 };
export { publishV1Response400 as getQueueResponse404 };
export { publishV1Response400 as getQueueResponse429 };
export { publishV1Response400 as getQueueResponse503 };
export { publishV1Response400 as deleteQueueResponse400 };
export { publishV1Response400 as deleteQueueResponse401 };
export { publishV1Response400 as deleteQueueResponse403 };
export { publishV1Response400 as deleteQueueResponse404 };
export { publishV1Response400 as deleteQueueResponse429 };
export { publishV1Response400 as deleteQueueResponse503 };
export { publishV1Response400 as pauseQueueResponse400 };
export { publishV1Response400 as pauseQueueResponse401 };
export { publishV1Response400 as pauseQueueResponse403 };
export { publishV1Response400 as pauseQueueResponse404 };
export { publishV1Response400 as pauseQueueResponse429 };
export { publishV1Response400 as pauseQueueResponse503 };
export { publishV1Response400 as resumeQueueResponse400 };
export { publishV1Response400 as resumeQueueResponse401 };
export { publishV1Response400 as resumeQueueResponse403 };
export { publishV1Response400 as resumeQueueResponse404 };
export { publishV1Response400 as resumeQueueResponse429 };
export { publishV1Response400 as resumeQueueResponse503 };
export { publishV1Response400 as listSchedulesResponse400 };
export { publishV1Response400 as listSchedulesResponse401 };
export { publishV1Response400 as listSchedulesResponse403 };
export { publishV1Response400 as listSchedulesResponse404 };
export { publishV1Response400 as listSchedulesResponse429 };
export { publishV1Response400 as listSchedulesResponse503 };
export { publishV1Response400 as getScheduleResponse400 };
export { publishV1Response400 as getScheduleResponse401 };
export { publishV1Response400 as getScheduleResponse403 };
export { publishV1Response400 as getScheduleResponse404 };
export { publishV1Response400 as getScheduleResponse429 };
export { publishV1Response400 as getScheduleResponse503 };
export { publishV1Response400 as createScheduleResponse400 };
export { publishV1Response400 as createScheduleResponse401 };
export { publishV1Response400 as createScheduleResponse403 };
export { publishV1Response400 as createScheduleResponse404 };
export { publishV1Response400 as createScheduleResponse412 };
export { publishV1Response400 as createScheduleResponse413 };
export { publishV1Response400 as createScheduleResponse429 };
export { publishV1Response400 as createScheduleResponse503 };
export { publishV1Response400 as deleteScheduleResponse400 };
export { publishV1Response400 as deleteScheduleResponse401 };
export { publishV1Response400 as deleteScheduleResponse403 };
export { publishV1Response400 as deleteScheduleResponse404 };
export { publishV1Response400 as deleteScheduleResponse429 };
export { publishV1Response400 as deleteScheduleResponse503 };
export { publishV1Response400 as pauseScheduleByPostResponse400 };
export { publishV1Response400 as pauseScheduleByPostResponse401 };
export { publishV1Response400 as pauseScheduleByPostResponse403 };
export { publishV1Response400 as pauseScheduleByPostResponse404 };
export { publishV1Response400 as pauseScheduleByPostResponse429 };
export { publishV1Response400 as pauseScheduleByPostResponse503 };
export { publishV1Response400 as pauseScheduleResponse400 };
export { publishV1Response400 as pauseScheduleResponse401 };
export { publishV1Response400 as pauseScheduleResponse403 };
export { publishV1Response400 as pauseScheduleResponse404 };
export { publishV1Response400 as pauseScheduleResponse429 };
export { publishV1Response400 as pauseScheduleResponse503 };
export { publishV1Response400 as resumeScheduleByPostResponse400 };
export { publishV1Response400 as resumeScheduleByPostResponse401 };
export { publishV1Response400 as resumeScheduleByPostResponse403 };
export { publishV1Response400 as resumeScheduleByPostResponse404 };
export { publishV1Response400 as resumeScheduleByPostResponse429 };
export { publishV1Response400 as resumeScheduleByPostResponse503 };
export { publishV1Response400 as resumeScheduleResponse400 };
export { publishV1Response400 as resumeScheduleResponse401 };
export { publishV1Response400 as resumeScheduleResponse403 };
export { publishV1Response400 as resumeScheduleResponse404 };
export { publishV1Response400 as resumeScheduleResponse429 };
export { publishV1Response400 as resumeScheduleResponse503 };
export { publishV1Response400 as listUrlGroupsResponse400 };
export { publishV1Response400 as listUrlGroupsResponse401 };
export { publishV1Response400 as listUrlGroupsResponse403 };
export { publishV1Response400 as listUrlGroupsResponse404 };
export { publishV1Response400 as listUrlGroupsResponse429 };
export { publishV1Response400 as listUrlGroupsResponse503 };
export { publishV1Response400 as getUrlGroupResponse400 };
export { publishV1Response400 as getUrlGroupResponse401 };
export { publishV1Response400 as getUrlGroupResponse403 };
export { publishV1Response400 as getUrlGroupResponse404 };
export { publishV1Response400 as getUrlGroupResponse429 };
export { publishV1Response400 as getUrlGroupResponse503 };
export { publishV1Response400 as setUrlGroupHeadersResponse400 };
export { publishV1Response400 as setUrlGroupHeadersResponse401 };
export { publishV1Response400 as setUrlGroupHeadersResponse403 };
export { publishV1Response400 as setUrlGroupHeadersResponse404 };
export { publishV1Response400 as setUrlGroupHeadersResponse412 };
export { publishV1Response400 as setUrlGroupHeadersResponse413 };
export { publishV1Response400 as setUrlGroupHeadersResponse429 };
export { publishV1Response400 as setUrlGroupHeadersResponse503 };
export { publishV1Response400 as deleteUrlGroupResponse400 };
export { publishV1Response400 as deleteUrlGroupResponse401 };
export { publishV1Response400 as deleteUrlGroupResponse403 };
export { publishV1Response400 as deleteUrlGroupResponse404 };
export { publishV1Response400 as deleteUrlGroupResponse429 };
export { publishV1Response400 as deleteUrlGroupResponse503 };
export { publishV1Response400 as addEndpointsResponse400 };
export { publishV1Response400 as addEndpointsResponse401 };
export { publishV1Response400 as addEndpointsResponse403 };
export { publishV1Response400 as addEndpointsResponse404 };
export { publishV1Response400 as addEndpointsResponse412 };
export { publishV1Response400 as addEndpointsResponse413 };
export { publishV1Response400 as addEndpointsResponse429 };
export { publishV1Response400 as addEndpointsResponse503 };
export { publishV1Response400 as removeEndpointsResponse400 };
export { publishV1Response400 as removeEndpointsResponse401 };
export { publishV1Response400 as removeEndpointsResponse403 };
export { publishV1Response400 as removeEndpointsResponse404 };
export { publishV1Response400 as removeEndpointsResponse413 };
export { publishV1Response400 as removeEndpointsResponse429 };
export { publishV1Response400 as removeEndpointsResponse503 };
export { publishV1Response400 as listDeadLettersResponse400 };
export { publishV1Response400 as listDeadLettersResponse401 };
export { publishV1Response400 as listDeadLettersResponse403 };
export { publishV1Response400 as listDeadLettersResponse404 };
export { publishV1Response400 as listDeadLettersResponse429 };
export { publishV1Response400 as listDeadLettersResponse503 };
export { publishV1Response400 as deleteDeadLettersResponse400 };
export { publishV1Response400 as deleteDeadLettersResponse401 };
export { publishV1Response400 as deleteDeadLettersResponse403 };
export { publishV1Response400 as deleteDeadLettersResponse404 };
export { publishV1Response400 as deleteDeadLettersResponse413 };
export { publishV1Response400 as deleteDeadLettersResponse429 };
export { publishV1Response400 as deleteDeadLettersResponse503 };
export { publishV1Response400 as getDeadLetterResponse400 };
export { publishV1Response400 as getDeadLetterResponse401 };
export { publishV1Response400 as getDeadLetterResponse403 };
export { publishV1Response400 as getDeadLetterResponse404 };
export { publishV1Response400 as getDeadLetterResponse429 };
export { publishV1Response400 as getDeadLetterResponse503 };
export { publishV1Response400 as deleteDeadLetterResponse400 };
export { publishV1Response400 as deleteDeadLetterResponse401 };
export { publishV1Response400 as deleteDeadLetterResponse403 };
export { publishV1Response400 as deleteDeadLetterResponse404 };
export { publishV1Response400 as deleteDeadLetterResponse429 };
export { publishV1Response400 as deleteDeadLetterResponse503 };
export { publishV1Response400 as retryDeadLettersResponse400 };
export { publishV1Response400 as retryDeadLettersResponse401 };
export { publishV1Response400 as retryDeadLettersResponse403 };
export { publishV1Response400 as retryDeadLettersResponse404 };
export { publishV1Response400 as retryDeadLettersResponse412 };
export { publishV1Response400 as retryDeadLettersResponse413 };
export { publishV1Response400 as retryDeadLettersResponse429 };
export { publishV1Response400 as retryDeadLettersResponse503 };
export { publishV1Response400 as retryDeadLetterResponse400 };
export { publishV1Response400 as retryDeadLetterResponse401 };
export { publishV1Response400 as retryDeadLetterResponse403 };
export { publishV1Response400 as retryDeadLetterResponse404 };
export { publishV1Response400 as retryDeadLetterResponse412 };
export { publishV1Response400 as retryDeadLetterResponse429 };
export { publishV1Response400 as retryDeadLetterResponse503 };
export { publishV1Response400 as listEventsResponse400 };
export { publishV1Response400 as listEventsResponse401 };
export { publishV1Response400 as listEventsResponse403 };
export { publishV1Response400 as listEventsResponse404 };
export { publishV1Response400 as listEventsResponse429 };
export { publishV1Response400 as listEventsResponse503 };
export { publishV1Response400 as listLogsResponse400 };
export { publishV1Response400 as listLogsResponse401 };
export { publishV1Response400 as listLogsResponse403 };
export { publishV1Response400 as listLogsResponse404 };
export { publishV1Response400 as listLogsResponse429 };
export { publishV1Response400 as listLogsResponse503 };
export { publishV1Response400 as listFlowControlsResponse400 };
export { publishV1Response400 as listFlowControlsResponse401 };
export { publishV1Response400 as listFlowControlsResponse403 };
export { publishV1Response400 as listFlowControlsResponse404 };
export { publishV1Response400 as listFlowControlsResponse429 };
export { publishV1Response400 as listFlowControlsResponse503 };
export { publishV1Response400 as getFlowControlResponse400 };
export { publishV1Response400 as getFlowControlResponse401 };
export { publishV1Response400 as getFlowControlResponse403 };
export { publishV1Response400 as getFlowControlResponse404 };
export { publishV1Response400 as getFlowControlResponse429 };
export { publishV1Response400 as getFlowControlResponse503 };
export { publishV1Response400 as pauseFlowControlResponse400 };
export { publishV1Response400 as pauseFlowControlResponse401 };
export { publishV1Response400 as pauseFlowControlResponse403 };
export { publishV1Response400 as pauseFlowControlResponse404 };
export { publishV1Response400 as pauseFlowControlResponse429 };
export { publishV1Response400 as pauseFlowControlResponse503 };
export { publishV1Response400 as resumeFlowControlResponse400 };
export { publishV1Response400 as resumeFlowControlResponse401 };
export { publishV1Response400 as resumeFlowControlResponse403 };
export { publishV1Response400 as resumeFlowControlResponse404 };
export { publishV1Response400 as resumeFlowControlResponse429 };
export { publishV1Response400 as resumeFlowControlResponse503 };
export { publishV1Response400 as pinFlowControlResponse400 };
export { publishV1Response400 as pinFlowControlResponse401 };
export { publishV1Response400 as pinFlowControlResponse403 };
export { publishV1Response400 as pinFlowControlResponse404 };
export { publishV1Response400 as pinFlowControlResponse429 };
export { publishV1Response400 as pinFlowControlResponse503 };
export { publishV1Response400 as unpinFlowControlResponse400 };
export { publishV1Response400 as unpinFlowControlResponse401 };
export { publishV1Response400 as unpinFlowControlResponse403 };
export { publishV1Response400 as unpinFlowControlResponse404 };
export { publishV1Response400 as unpinFlowControlResponse429 };
export { publishV1Response400 as unpinFlowControlResponse503 };
export { publishV1Response400 as resetRateResponse400 };
export { publishV1Response400 as resetRateResponse401 };
export { publishV1Response400 as resetRateResponse403 };
export { publishV1Response400 as resetRateResponse404 };
export { publishV1Response400 as resetRateResponse429 };
export { publishV1Response400 as resetRateResponse503 };
export { publishV1Response400 as resetFlowControlResponse400 };
export { publishV1Response400 as resetFlowControlResponse401 };
export { publishV1Response400 as resetFlowControlResponse403 };
export { publishV1Response400 as resetFlowControlResponse404 };
export { publishV1Response400 as resetFlowControlResponse429 };
export { publishV1Response400 as resetFlowControlResponse503 };
export { publishV1Response400 as getGlobalParallelismResponse401 };
export { publishV1Response400 as getGlobalParallelismResponse403 };
export { publishV1Response400 as getGlobalParallelismResponse404 };
export { publishV1Response400 as getGlobalParallelismResponse429 };
export { publishV1Response400 as getGlobalParallelismResponse503 };
export { publishV1Response400 as getSigningKeysResponse401 };
export { publishV1Response400 as getSigningKeysResponse403 };
export { publishV1Response400 as getSigningKeysResponse404 };
export { publishV1Response400 as getSigningKeysResponse429 };
export { publishV1Response400 as getSigningKeysResponse503 };
export { getSigningKeysResponse200 as rotateSigningKeysResponse200 };
export { publishV1Response400 as rotateSigningKeysResponse401 };
export { publishV1Response400 as rotateSigningKeysResponse403 };
export { publishV1Response400 as rotateSigningKeysResponse404 };
export { publishV1Response400 as rotateSigningKeysResponse429 };
export { publishV1Response400 as rotateSigningKeysResponse503 };
export { getSigningKeysResponse200 as rotateSigningKeysByOldPathResponse200 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse401 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse403 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse404 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse429 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse503 };
export { publishV1Response400 as unmatchedResponse400 };
export { publishV1Response400 as unmatchedResponse403 };
export { publishV1Response400 as unmatchedResponse404 };
export { publishV1Response400 as unmatchedResponse405 };
export { publishV1Response400 as unmatchedResponse408 };
export { publishV1Response400 as unmatchedResponse431 };
export { publishV1Response400 as unmatchedResponse503 };
