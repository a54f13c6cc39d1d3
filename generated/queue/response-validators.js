// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const publishV1Response200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/published","$id":"publishV1Response200"};
const schema33 = {"description":"A message; of a publish to a URL group one for each endpoint.","oneOf":[{"$ref":"#/components/schemas/published-message"},{"type":"array","items":{"$ref":"#/components/schemas/published-message"}}]};
const schema34 = {"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the message, or of the earlier message where this one is a duplicate."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"description":"Where it goes. Present for messages of URL groups and queues."},"deduplicated":{"type":"boolean","description":"Present and true where nothing was published because of an earlier message."}}};

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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
const err0 = {instancePath,schemaPath:"#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.messageId !== undefined){
const _errs4 = errors;
if(typeof data.messageId !== "string"){
const err1 = {instancePath:instancePath+"/messageId",schemaPath:"#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.url !== undefined){
const _errs6 = errors;
if(typeof data.url !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.deduplicated !== undefined){
const _errs8 = errors;
if(typeof data.deduplicated !== "boolean"){
const err3 = {instancePath:instancePath+"/deduplicated",schemaPath:"#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data)){
var valid3 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data3 = data[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.messageId === undefined) && (missing1 = "messageId")){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3.messageId !== undefined){
const _errs15 = errors;
if(typeof data3.messageId !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/messageId",schemaPath:"#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.url !== undefined){
const _errs17 = errors;
if(typeof data3.url !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/url",schemaPath:"#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.deduplicated !== undefined){
const _errs19 = errors;
if(typeof data3.deduplicated !== "boolean"){
const err8 = {instancePath:instancePath+"/" + i0+"/deduplicated",schemaPath:"#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
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
const err11 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response200" */;
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
else {
var props0 = validate22.evaluated.props;
var items0 = validate22.evaluated.items;
}
validate20.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishV1Response400 = validate24;
const schema36 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response400"};
const schema37 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","description":"What was wrong."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
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
validate24.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate24.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse200 = validate25;
const schema38 = {"type":"array","items":{"$ref":"contract#/components/schemas/batch-result"},"$id":"batchResponse200"};
const schema39 = {"description":"What became of one item, at its place.","anyOf":[{"$ref":"#/components/schemas/published-message"},{"type":"array","items":{"$ref":"#/components/schemas/published-message"}},{"$ref":"#/components/schemas/error"}]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
const err0 = {instancePath,schemaPath:"#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.messageId !== undefined){
const _errs4 = errors;
if(typeof data.messageId !== "string"){
const err1 = {instancePath:instancePath+"/messageId",schemaPath:"#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.url !== undefined){
const _errs6 = errors;
if(typeof data.url !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.deduplicated !== undefined){
const _errs8 = errors;
if(typeof data.deduplicated !== "boolean"){
const err3 = {instancePath:instancePath+"/deduplicated",schemaPath:"#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.messageId = true;
props0.url = true;
props0.deduplicated = true;
}
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data)){
var valid3 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data3 = data[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.messageId === undefined) && (missing1 = "messageId")){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3.messageId !== undefined){
const _errs15 = errors;
if(typeof data3.messageId !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/messageId",schemaPath:"#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.url !== undefined){
const _errs17 = errors;
if(typeof data3.url !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/url",schemaPath:"#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.deduplicated !== undefined){
const _errs19 = errors;
if(typeof data3.deduplicated !== "boolean"){
const err8 = {instancePath:instancePath+"/" + i0+"/deduplicated",schemaPath:"#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.error === undefined) && (missing2 = "error")){
const err11 = {instancePath,schemaPath:"#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.error = true;
}
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate26.errors = vErrors;
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
validate26.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
if(!(validate26(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse200 = validate28;
const schema43 = {"$ref":"contract#/components/schemas/cancelled","$id":"cancelMessagesResponse200"};
const schema44 = {"type":"object","required":["cancelled"],"properties":{"cancelled":{"type":"integer","examples":[17,1],"description":"How many messages are canceled."}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse200" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cancelled === undefined) && (missing0 = "cancelled")){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cancelled !== undefined){
let data0 = data.cancelled;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate28.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"contract#/components/schemas/cancelled/properties/cancelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"cancelled":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse200 = validate29;
const schema45 = {"$ref":"contract#/components/schemas/message","$id":"getMessageResponse200"};
const schema46 = {"description":"A message that waits or is being delivered.","type":"object","required":["messageId","url","method","maxRetries","notBefore","createdAt"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the message."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"description":"Where it goes."},"topicName":{"type":"string","examples":["billing"],"description":"The URL group that it was published to."},"endpointName":{"type":"string","examples":["one"],"description":"The name of the endpoint in that group."},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"],"description":"The method of the delivery."},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["{\"hello\":\"world\"}"],"description":"The body, where it is UTF-8 and not empty."},"bodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body in base64, where it is not UTF-8."},"maxRetries":{"type":"integer","examples":[3],"description":"Retries after the first attempt."},"notBefore":{"type":"integer","examples":[1795478400000],"description":"When the first attempt is due, in Unix milliseconds."},"createdAt":{"type":"integer","examples":[1795478340000],"description":"When it was published, in Unix milliseconds."},"callback":{"type":"string","examples":["https://example.com/callback"],"description":"Where responses are sent."},"callbackHeader":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"],"description":"What is told when the message is given up."},"failureCallbackHeader":{"$ref":"#/components/schemas/header-values"},"queueName":{"type":"string","examples":["orders"],"description":"The queue that it goes through."},"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"],"description":"The schedule that has published it."},"callerIP":{"type":"string","examples":["127.0.0.1"],"description":"Where the publisher is."},"callerIp":{"type":"string","examples":["127.0.0.1"],"description":"The same as `callerIP`."},"label":{"type":"string","examples":["billing"],"description":"The first label."},"labels":{"type":"array","items":{"type":"string"},"description":"All labels."},"flowControlKey":{"type":"string","examples":["api.example.com"],"description":"The key whose limits it keeps to."},"rate":{"type":"integer","examples":[10],"description":"Requests that may leave in each period, as the message says it of its key."},"period":{"type":"integer","examples":[60],"description":"The period, in seconds; 1 where the message says none. Present with `rate` and with `parallelism`."},"parallelism":{"type":"integer","examples":[5],"description":"Deliveries at a time, as the message says it of its key."},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"],"description":"How long to wait before a retry."},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that one attempt may take."}}};
const schema47 = {"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}},"description":"The values of each header, by its name in canonical form (`Content-Type`)."};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate30.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE"))){
validate30.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema46.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data6[i0] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs19 = errors;
if(typeof data.body !== "string"){
validate30.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs21 = errors;
if(typeof data.bodyBase64 !== "string"){
validate30.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxRetries !== undefined){
let data10 = data.maxRetries;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate30.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notBefore !== undefined){
let data11 = data.notBefore;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate30.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data12 = data.createdAt;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate30.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs29 = errors;
if(typeof data.callback !== "string"){
validate30.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
let data14 = data.callbackHeader;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
let data15 = data14[key1];
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid6 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs37 = errors;
if(typeof data15[i1] !== "string"){
validate30.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs39 = errors;
if(typeof data.failureCallback !== "string"){
validate30.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
let data18 = data.failureCallbackHeader;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
let data19 = data18[key2];
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data19)){
var valid9 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(typeof data19[i2] !== "string"){
validate30.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs45 === errors;
if(!valid8){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs49 = errors;
if(typeof data.queueName !== "string"){
validate30.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleId !== undefined){
const _errs51 = errors;
if(typeof data.scheduleId !== "string"){
validate30.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs53 = errors;
if(typeof data.callerIP !== "string"){
validate30.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs55 = errors;
if(typeof data.callerIp !== "string"){
validate30.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs57 = errors;
if(typeof data.label !== "string"){
validate30.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data26 = data.labels;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data26)){
var valid10 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs61 = errors;
if(typeof data26[i3] !== "string"){
validate30.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs61 === errors;
if(!valid10){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs63 = errors;
if(typeof data.flowControlKey !== "string"){
validate30.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data29 = data.rate;
const _errs65 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate30.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data30 = data.period;
const _errs67 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate30.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data31 = data.parallelism;
const _errs69 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate30.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs71 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate30.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data33 = data.timeout;
const _errs73 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate30.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs73 === errors;
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

export const listQueuesResponse200 = validate32;
const schema50 = {"type":"array","items":{"$ref":"contract#/components/schemas/queue"},"$id":"listQueuesResponse200"};
const schema51 = {"type":"object","required":["name","createdAt","updatedAt","parallelism","paused","lag"],"properties":{"name":{"type":"string","examples":["mails","orders"]},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"updatedAt":{"type":"integer","examples":[1795478400000,1795478340000],"description":"Unix milliseconds."},"parallelism":{"type":"integer","examples":[10,1],"description":"Messages that are delivered at a time."},"paused":{"type":"boolean","description":"Whether no delivery begins."},"lag":{"type":"integer","examples":[3,12],"description":"Messages that wait or are being delivered."}}};

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
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.name === undefined) && (missing0 = "name")) || ((data0.createdAt === undefined) && (missing0 = "createdAt"))) || ((data0.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data0.parallelism === undefined) && (missing0 = "parallelism"))) || ((data0.paused === undefined) && (missing0 = "paused"))) || ((data0.lag === undefined) && (missing0 = "lag"))){
validate32.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/queue/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
const _errs4 = errors;
if(typeof data0.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/queue/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.createdAt !== undefined){
let data2 = data0.createdAt;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract#/components/schemas/queue/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.updatedAt !== undefined){
let data3 = data0.updatedAt;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"contract#/components/schemas/queue/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.parallelism !== undefined){
let data4 = data0.parallelism;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/parallelism",schemaPath:"contract#/components/schemas/queue/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.paused !== undefined){
const _errs12 = errors;
if(typeof data0.paused !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/paused",schemaPath:"contract#/components/schemas/queue/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.lag !== undefined){
let data6 = data0.lag;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate32.errors = [{instancePath:instancePath+"/" + i0+"/lag",schemaPath:"contract#/components/schemas/queue/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/queue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const schema52 = {"$ref":"contract#/components/schemas/queue","$id":"getQueueResponse200"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.parallelism === undefined) && (missing0 = "parallelism"))) || ((data.paused === undefined) && (missing0 = "paused"))) || ((data.lag === undefined) && (missing0 = "lag"))){
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/queue/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/queue/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createdAt !== undefined){
let data1 = data.createdAt;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"contract#/components/schemas/queue/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.updatedAt !== undefined){
let data2 = data.updatedAt;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/queue/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parallelism !== undefined){
let data3 = data.parallelism;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate33.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"contract#/components/schemas/queue/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.paused !== undefined){
const _errs10 = errors;
if(typeof data.paused !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/paused",schemaPath:"contract#/components/schemas/queue/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lag !== undefined){
let data5 = data.lag;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate33.errors = [{instancePath:instancePath+"/lag",schemaPath:"contract#/components/schemas/queue/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/queue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"parallelism":true,"paused":true,"lag":true},"dynamicProps":false,"dynamicItems":false};

export const listSchedulesResponse200 = validate34;
const schema54 = {"type":"array","items":{"$ref":"contract#/components/schemas/schedule"},"$id":"listSchedulesResponse200"};
const schema55 = {"type":"object","description":"A message that is published again and again.","required":["scheduleId","cron","destination","createdAt","method","isPaused","retries"],"properties":{"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]},"cron":{"type":"string","examples":["CRON_TZ=Europe/Berlin 0 9 * * 1"]},"destination":{"type":"string","examples":["https://example.com/report"],"description":"A URL, or the name of a URL group."},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"method":{"type":"string","examples":["POST"]},"isPaused":{"type":"boolean","description":"Whether its ticks pass without a message."},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["{}"],"description":"The body of each message, where it is UTF-8 and not empty."},"bodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body in base64, where it is not UTF-8."},"retries":{"type":"integer","examples":[3]},"delay":{"type":"integer","examples":[60000],"description":"Seconds between a tick and the first attempt."},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that one attempt may take."},"callback":{"type":"string","examples":["https://example.com/callback"]},"callbackHeader":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"]},"failureCallbackHeader":{"$ref":"#/components/schemas/header-values"},"callerIP":{"type":"string","examples":["127.0.0.1"]},"callerIp":{"type":"string","examples":["127.0.0.1"]},"queueName":{"type":"string","examples":["orders"]},"flowControlKey":{"type":"string","examples":["api.example.com"]},"parallelism":{"type":"integer","examples":[5]},"rate":{"type":"integer","examples":[10]},"period":{"type":"integer","examples":[60],"description":"Seconds; 1 where none is said. Present with `rate` and with `parallelism`."},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"]},"label":{"type":"string","examples":["billing"]},"labels":{"type":"array","items":{"type":"string"}},"lastScheduleTime":{"type":"integer","examples":[1795420800000],"description":"The last tick, in Unix milliseconds."},"nextScheduleTime":{"type":"integer","examples":[1796025600000],"description":"The next tick, in Unix milliseconds."},"lastScheduleStates":{"type":"object","additionalProperties":{"type":"string","enum":["IN_PROGRESS","SUCCESS","FAIL"]},"description":"How the messages of the last tick stand, by message id."},"error":{"type":"string","examples":["connection refused"],"description":"Why the last tick has no message, for example because its URL group is gone. Absent where it has one. The next tick\ntries again.\n"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.scheduleId === undefined) && (missing0 = "scheduleId")) || ((data.cron === undefined) && (missing0 = "cron"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.isPaused === undefined) && (missing0 = "isPaused"))) || ((data.retries === undefined) && (missing0 = "retries"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
const _errs1 = errors;
if(typeof data.scheduleId !== "string"){
validate35.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate35.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(typeof data7[i0] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs21 = errors;
if(typeof data.body !== "string"){
validate35.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs23 = errors;
if(typeof data.bodyBase64 !== "string"){
validate35.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data11 = data.retries;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate35.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay !== undefined){
let data12 = data.delay;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate35.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data13 = data.timeout;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate35.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs31 = errors;
if(typeof data.callback !== "string"){
validate35.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
let data15 = data.callbackHeader;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
let data16 = data15[key1];
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs39 = errors;
if(typeof data16[i1] !== "string"){
validate35.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs41 = errors;
if(typeof data.failureCallback !== "string"){
validate35.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
let data19 = data.failureCallbackHeader;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
let data20 = data19[key2];
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
var valid9 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs49 = errors;
if(typeof data20[i2] !== "string"){
validate35.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
if(!valid9){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs47 === errors;
if(!valid8){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs51 = errors;
if(typeof data.callerIP !== "string"){
validate35.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs53 = errors;
if(typeof data.callerIp !== "string"){
validate35.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs55 = errors;
if(typeof data.queueName !== "string"){
validate35.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs57 = errors;
if(typeof data.flowControlKey !== "string"){
validate35.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data26 = data.parallelism;
const _errs59 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate35.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data27 = data.rate;
const _errs61 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate35.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data28 = data.period;
const _errs63 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate35.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs65 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate35.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs67 = errors;
if(typeof data.label !== "string"){
validate35.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data31 = data.labels;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data31)){
var valid10 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs71 = errors;
if(typeof data31[i3] !== "string"){
validate35.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs71 === errors;
if(!valid10){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleTime !== undefined){
let data33 = data.lastScheduleTime;
const _errs73 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate35.errors = [{instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextScheduleTime !== undefined){
let data34 = data.nextScheduleTime;
const _errs75 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate35.errors = [{instancePath:instancePath+"/nextScheduleTime",schemaPath:"#/properties/nextScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleStates !== undefined){
let data35 = data.lastScheduleStates;
const _errs77 = errors;
if(errors === _errs77){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key3 in data35){
let data36 = data35[key3];
const _errs80 = errors;
if(typeof data36 !== "string"){
validate35.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data36 === "IN_PROGRESS") || (data36 === "SUCCESS")) || (data36 === "FAIL"))){
validate35.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema55.properties.lastScheduleStates.additionalProperties.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs80 === errors;
if(!valid11){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/lastScheduleStates",schemaPath:"#/properties/lastScheduleStates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs82 = errors;
if(typeof data.error !== "string"){
validate35.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs82 === errors;
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
if(!(validate35(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse200 = validate37;
const schema59 = {"$ref":"contract#/components/schemas/schedule","$id":"getScheduleResponse200"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
const _errs1 = errors;
if(typeof data.scheduleId !== "string"){
validate38.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate38.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(typeof data7[i0] !== "string"){
validate38.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs21 = errors;
if(typeof data.body !== "string"){
validate38.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs23 = errors;
if(typeof data.bodyBase64 !== "string"){
validate38.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data11 = data.retries;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate38.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay !== undefined){
let data12 = data.delay;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate38.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data13 = data.timeout;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate38.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs31 = errors;
if(typeof data.callback !== "string"){
validate38.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
let data15 = data.callbackHeader;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
let data16 = data15[key1];
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs39 = errors;
if(typeof data16[i1] !== "string"){
validate38.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs41 = errors;
if(typeof data.failureCallback !== "string"){
validate38.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
let data19 = data.failureCallbackHeader;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
let data20 = data19[key2];
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
var valid9 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs49 = errors;
if(typeof data20[i2] !== "string"){
validate38.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
if(!valid9){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs47 === errors;
if(!valid8){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs51 = errors;
if(typeof data.callerIP !== "string"){
validate38.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs53 = errors;
if(typeof data.callerIp !== "string"){
validate38.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs55 = errors;
if(typeof data.queueName !== "string"){
validate38.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs57 = errors;
if(typeof data.flowControlKey !== "string"){
validate38.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data26 = data.parallelism;
const _errs59 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate38.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data27 = data.rate;
const _errs61 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate38.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data28 = data.period;
const _errs63 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate38.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs65 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate38.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs67 = errors;
if(typeof data.label !== "string"){
validate38.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data31 = data.labels;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data31)){
var valid10 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs71 = errors;
if(typeof data31[i3] !== "string"){
validate38.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs71 === errors;
if(!valid10){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleTime !== undefined){
let data33 = data.lastScheduleTime;
const _errs73 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate38.errors = [{instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextScheduleTime !== undefined){
let data34 = data.nextScheduleTime;
const _errs75 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate38.errors = [{instancePath:instancePath+"/nextScheduleTime",schemaPath:"#/properties/nextScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastScheduleStates !== undefined){
let data35 = data.lastScheduleStates;
const _errs77 = errors;
if(errors === _errs77){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key3 in data35){
let data36 = data35[key3];
const _errs80 = errors;
if(typeof data36 !== "string"){
validate38.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data36 === "IN_PROGRESS") || (data36 === "SUCCESS")) || (data36 === "FAIL"))){
validate38.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema55.properties.lastScheduleStates.additionalProperties.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs80 === errors;
if(!valid11){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/lastScheduleStates",schemaPath:"#/properties/lastScheduleStates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs82 = errors;
if(typeof data.error !== "string"){
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs82 === errors;
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse200 = validate40;
const schema64 = {"type":"object","required":["scheduleId"],"properties":{"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]}},"$id":"createScheduleResponse200"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
if(typeof data.scheduleId !== "string"){
validate40.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"scheduleId":true},"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsResponse200 = validate41;
const schema65 = {"type":"array","items":{"$ref":"contract#/components/schemas/url-group"},"$id":"listUrlGroupsResponse200"};
const schema66 = {"type":"object","required":["name","createdAt","updatedAt","endpoints"],"properties":{"name":{"type":"string","examples":["billing"]},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"updatedAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"endpoints":{"type":"array","items":{"$ref":"#/components/schemas/endpoint"}},"headers":{"description":"The headers that go with each message to the group. Absent where there are none.","$ref":"#/components/schemas/header-values"}}};
const schema67 = {"type":"object","required":["url"],"properties":{"name":{"type":"string","examples":["one"],"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f]*$","x-own-words":true,"description":"Any text without control characters. An empty one is as if it were absent."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"minLength":1,"maxLength":8192,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-own-words":true}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
const pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate42.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.url === undefined) && (missing1 = "url")){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.url !== undefined){
let data6 = data4.url;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func1(data6) > 8192){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data7 = data.headers;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data8[i1] !== "string"){
validate42.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate42(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse200 = validate44;
const schema69 = {"$ref":"contract#/components/schemas/url-group","$id":"getUrlGroupResponse200"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate45.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.url === undefined) && (missing1 = "url")){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"+"\""}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.url !== undefined){
let data6 = data4.url;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func1(data6) > 8192){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data7 = data.headers;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data8[i1] !== "string"){
validate45.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersResponse200 = validate47;
const schema73 = {"$ref":"contract#/components/schemas/dead-letter-page","$id":"listDeadLettersResponse200"};
const schema74 = {"type":"object","required":["messages"],"properties":{"cursor":{"type":"string","examples":["dlq-hofzf17cao"],"description":"Where the next page begins. Absent at the end."},"messages":{"type":"array","items":{"$ref":"#/components/schemas/dead-letter"}}}};
const schema75 = {"description":"A message that was given up, and the last response to it.","allOf":[{"$ref":"#/components/schemas/message"},{"type":"object","required":["dlqId","responseStatus"],"properties":{"dlqId":{"type":"string","examples":["1795478460000-0"],"description":"The id of the dead letter."},"responseStatus":{"type":"integer","examples":[500],"description":"The status of the last response; 0 where there was none."},"responseHeader":{"$ref":"#/components/schemas/header-values"},"responseBody":{"type":"string","examples":["out of order"],"description":"The body of the last response, where it is UTF-8 and not empty."},"responseBodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body of the last response in base64, where it is not UTF-8."},"error":{"type":"string","examples":["connection refused"],"description":"Why the last attempt failed, where there was no response."}}}]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate50.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE"))){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema46.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
let data6 = data5[key0];
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data6[i0] !== "string"){
validate50.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs19 = errors;
if(typeof data.body !== "string"){
validate50.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyBase64 !== undefined){
const _errs21 = errors;
if(typeof data.bodyBase64 !== "string"){
validate50.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxRetries !== undefined){
let data10 = data.maxRetries;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate50.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notBefore !== undefined){
let data11 = data.notBefore;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate50.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data12 = data.createdAt;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate50.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs29 = errors;
if(typeof data.callback !== "string"){
validate50.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeader !== undefined){
let data14 = data.callbackHeader;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
let data15 = data14[key1];
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid6 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs37 = errors;
if(typeof data15[i1] !== "string"){
validate50.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs39 = errors;
if(typeof data.failureCallback !== "string"){
validate50.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeader !== undefined){
let data18 = data.failureCallbackHeader;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
let data19 = data18[key2];
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data19)){
var valid9 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(typeof data19[i2] !== "string"){
validate50.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs45 === errors;
if(!valid8){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queueName !== undefined){
const _errs49 = errors;
if(typeof data.queueName !== "string"){
validate50.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleId !== undefined){
const _errs51 = errors;
if(typeof data.scheduleId !== "string"){
validate50.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs53 = errors;
if(typeof data.callerIP !== "string"){
validate50.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs55 = errors;
if(typeof data.callerIp !== "string"){
validate50.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs57 = errors;
if(typeof data.label !== "string"){
validate50.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data26 = data.labels;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data26)){
var valid10 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs61 = errors;
if(typeof data26[i3] !== "string"){
validate50.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs61 === errors;
if(!valid10){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs63 = errors;
if(typeof data.flowControlKey !== "string"){
validate50.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data29 = data.rate;
const _errs65 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate50.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data30 = data.period;
const _errs67 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate50.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data31 = data.parallelism;
const _errs69 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate50.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs71 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate50.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data33 = data.timeout;
const _errs73 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate50.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs73 === errors;
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
let data2 = data.responseHeader;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data3[i0] !== "string"){
validate49.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBody !== undefined){
const _errs15 = errors;
if(typeof data.responseBody !== "string"){
validate49.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/allOf/1/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBodyBase64 !== undefined){
const _errs17 = errors;
if(typeof data.responseBodyBase64 !== "string"){
validate49.errors = [{instancePath:instancePath+"/responseBodyBase64",schemaPath:"#/allOf/1/properties/responseBodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs19 = errors;
if(typeof data.error !== "string"){
validate49.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
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


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"cursor":true,"messages":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse200 = validate54;
const schema81 = {"$ref":"contract#/components/schemas/deleted","$id":"deleteDeadLettersResponse200"};
const schema82 = {"type":"object","required":["deleted"],"properties":{"deleted":{"type":"integer","examples":[17],"description":"How many dead letters are deleted."},"cursor":{"type":"string","examples":["dlq-hofzf17cao","log-hofze1hc16"],"description":"Where to go on. Absent at the end."}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if((data.deleted === undefined) && (missing0 = "deleted")){
validate54.errors = [{instancePath,schemaPath:"contract#/components/schemas/deleted/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deleted !== undefined){
let data0 = data.deleted;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate54.errors = [{instancePath:instancePath+"/deleted",schemaPath:"contract#/components/schemas/deleted/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cursor !== undefined){
const _errs4 = errors;
if(typeof data.cursor !== "string"){
validate54.errors = [{instancePath:instancePath+"/cursor",schemaPath:"contract#/components/schemas/deleted/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate54.errors = [{instancePath,schemaPath:"contract#/components/schemas/deleted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"deleted":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse200 = validate55;
const schema83 = {"$ref":"contract#/components/schemas/dead-letter","$id":"getDeadLetterResponse200"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dlqId === undefined) && (missing0 = "dlqId")) || ((data.responseStatus === undefined) && (missing0 = "responseStatus"))){
validate56.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dlqId !== undefined){
const _errs3 = errors;
if(typeof data.dlqId !== "string"){
validate56.errors = [{instancePath:instancePath+"/dlqId",schemaPath:"#/allOf/1/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate56.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/allOf/1/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseHeader !== undefined){
let data2 = data.responseHeader;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data3[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBody !== undefined){
const _errs15 = errors;
if(typeof data.responseBody !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/allOf/1/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBodyBase64 !== undefined){
const _errs17 = errors;
if(typeof data.responseBodyBase64 !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseBodyBase64",schemaPath:"#/allOf/1/properties/responseBodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs19 = errors;
if(typeof data.error !== "string"){
validate56.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
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
validate56.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse201 = validate59;
const schema86 = {"$ref":"contract#/components/schemas/retried","$id":"retryDeadLettersResponse201"};
const schema87 = {"type":"object","required":["responses"],"properties":{"cursor":{"type":"string","examples":["dlq-hofzf17cao","log-hofze1hc16"],"description":"Where to go on. Absent at the end."},"responses":{"type":"array","items":{"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the new message."}}}}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if((data.responses === undefined) && (missing0 = "responses")){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/retried/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs2 = errors;
if(typeof data.cursor !== "string"){
validate59.errors = [{instancePath:instancePath+"/cursor",schemaPath:"contract#/components/schemas/retried/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responses !== undefined){
let data1 = data.responses;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.messageId === undefined) && (missing1 = "messageId")){
validate59.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"contract#/components/schemas/retried/properties/responses/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.messageId !== undefined){
if(typeof data2.messageId !== "string"){
validate59.errors = [{instancePath:instancePath+"/responses/" + i0+"/messageId",schemaPath:"contract#/components/schemas/retried/properties/responses/items/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"contract#/components/schemas/retried/properties/responses/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/responses",schemaPath:"contract#/components/schemas/retried/properties/responses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/retried/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"cursor":true,"responses":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse201 = validate60;
const schema88 = {"$ref":"contract#/components/schemas/published-message","$id":"retryDeadLetterResponse201"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
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
if((data.messageId === undefined) && (missing0 = "messageId")){
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs2 = errors;
if(typeof data.messageId !== "string"){
validate60.errors = [{instancePath:instancePath+"/messageId",schemaPath:"contract#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate60.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.deduplicated !== undefined){
const _errs6 = errors;
if(typeof data.deduplicated !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/deduplicated",schemaPath:"contract#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"messageId":true,"url":true,"deduplicated":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsResponse200 = validate61;
const schema90 = {"$ref":"contract#/components/schemas/event-page","$id":"listEventsResponse200"};
const schema91 = {"type":"object","required":["events"],"properties":{"cursor":{"type":"string","examples":["log-hofze1hc16"],"description":"Where the next page begins. Absent at the end."},"events":{"type":"array","items":{"$ref":"#/components/schemas/log-entry"}}}};
const schema92 = {"type":"object","description":"Something that happened to a message.","required":["time","messageId","state","url"],"properties":{"time":{"type":"integer","examples":[1795478400000],"description":"When it happened, in Unix milliseconds."},"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"]},"state":{"type":"string","enum":["CREATED","ACTIVE","RETRY","ERROR","DELIVERED","FAILED","CANCEL_REQUESTED","CANCELED"],"description":"What happened."},"error":{"type":"string","examples":["connection refused"],"description":"Why an attempt failed."},"nextDeliveryTime":{"type":"integer","examples":[1795478412000],"description":"When it is to be delivered, or tried again, in Unix milliseconds."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"]},"topicName":{"type":"string","examples":["billing"]},"endpointName":{"type":"string","examples":["one"]},"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]},"queueName":{"type":"string","examples":["orders"]},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["eyJoZWxsbyI6IndvcmxkIn0="],"description":"The body of the message in base64."},"bodyTruncated":{"type":"boolean","description":"Present and true where the body of a callback had to be cut to the largest size of a message."},"responseStatus":{"type":"integer","examples":[500]},"responseBody":{"type":"string","description":"The body of the response in base64."},"responseHeader":{"$ref":"#/components/schemas/header-values"},"responseHeaders":{"$ref":"#/components/schemas/header-values"},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that the attempt may take."},"method":{"type":"string","examples":["POST"]},"callback":{"type":"string","examples":["https://example.com/callback"]},"callbackHeaders":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"]},"failureCallbackHeaders":{"$ref":"#/components/schemas/header-values"},"maxRetries":{"type":"integer","examples":[3]},"retryDelayExpr":{"type":"string","examples":["1000 * (1 + retried)"]},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"]},"label":{"type":"string","examples":["billing"]},"labels":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"string","examples":["api.example.com"]},"rate":{"type":"integer","examples":[10]},"period":{"type":"integer","examples":[60],"description":"Seconds; 1 where none is said. Present with `rate` and with `parallelism`."},"parallelism":{"type":"integer","examples":[5]},"callerIP":{"type":"string","examples":["127.0.0.1"]},"callerIp":{"type":"string","examples":["127.0.0.1"]}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.time === undefined) && (missing0 = "time")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.url === undefined) && (missing0 = "url"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.time !== undefined){
let data0 = data.time;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate63.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate63.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "CREATED") || (data2 === "ACTIVE")) || (data2 === "RETRY")) || (data2 === "ERROR")) || (data2 === "DELIVERED")) || (data2 === "FAILED")) || (data2 === "CANCEL_REQUESTED")) || (data2 === "CANCELED"))){
validate63.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema92.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate63.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/nextDeliveryTime",schemaPath:"#/properties/nextDeliveryTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate63.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data10 = data.header;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
let data11 = data10[key0];
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data11[i0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs29 = errors;
if(typeof data.body !== "string"){
validate63.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bodyTruncated !== undefined){
const _errs31 = errors;
if(typeof data.bodyTruncated !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/bodyTruncated",schemaPath:"#/properties/bodyTruncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseStatus !== undefined){
let data15 = data.responseStatus;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate63.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseBody !== undefined){
const _errs35 = errors;
if(typeof data.responseBody !== "string"){
validate63.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseHeader !== undefined){
let data17 = data.responseHeader;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
let data18 = data17[key1];
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
var valid6 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs43 = errors;
if(typeof data18[i1] !== "string"){
validate63.errors = [{instancePath:instancePath+"/responseHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/responseHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs41 === errors;
if(!valid5){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseHeaders !== undefined){
let data20 = data.responseHeaders;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
let data21 = data20[key2];
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
var valid9 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
const _errs51 = errors;
if(typeof data21[i2] !== "string"){
validate63.errors = [{instancePath:instancePath+"/responseHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs51 === errors;
if(!valid9){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/responseHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs49 === errors;
if(!valid8){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/responseHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data23 = data.timeout;
const _errs53 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate63.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs55 = errors;
if(typeof data.method !== "string"){
validate63.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs57 = errors;
if(typeof data.callback !== "string"){
validate63.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callbackHeaders !== undefined){
let data26 = data.callbackHeaders;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
let data27 = data26[key3];
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data27)){
var valid12 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
const _errs65 = errors;
if(typeof data27[i3] !== "string"){
validate63.errors = [{instancePath:instancePath+"/callbackHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs65 === errors;
if(!valid12){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/callbackHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs63 === errors;
if(!valid11){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/callbackHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs67 = errors;
if(typeof data.failureCallback !== "string"){
validate63.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallbackHeaders !== undefined){
let data30 = data.failureCallbackHeaders;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key4 in data30){
let data31 = data30[key4];
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data31)){
var valid15 = true;
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
const _errs75 = errors;
if(typeof data31[i4] !== "string"){
validate63.errors = [{instancePath:instancePath+"/failureCallbackHeaders/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs75 === errors;
if(!valid15){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/failureCallbackHeaders/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs73 === errors;
if(!valid14){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/failureCallbackHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxRetries !== undefined){
let data33 = data.maxRetries;
const _errs77 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate63.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpr !== undefined){
const _errs79 = errors;
if(typeof data.retryDelayExpr !== "string"){
validate63.errors = [{instancePath:instancePath+"/retryDelayExpr",schemaPath:"#/properties/retryDelayExpr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelayExpression !== undefined){
const _errs81 = errors;
if(typeof data.retryDelayExpression !== "string"){
validate63.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
const _errs83 = errors;
if(typeof data.label !== "string"){
validate63.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data37 = data.labels;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data37)){
var valid16 = true;
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
const _errs87 = errors;
if(typeof data37[i5] !== "string"){
validate63.errors = [{instancePath:instancePath+"/labels/" + i5,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs87 === errors;
if(!valid16){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControlKey !== undefined){
const _errs89 = errors;
if(typeof data.flowControlKey !== "string"){
validate63.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data40 = data.rate;
const _errs91 = errors;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
validate63.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data41 = data.period;
const _errs93 = errors;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
validate63.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data42 = data.parallelism;
const _errs95 = errors;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
validate63.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIP !== undefined){
const _errs97 = errors;
if(typeof data.callerIP !== "string"){
validate63.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs99 = errors;
if(typeof data.callerIp !== "string"){
validate63.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs99 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"time":true,"messageId":true,"state":true,"error":true,"nextDeliveryTime":true,"url":true,"topicName":true,"endpointName":true,"scheduleId":true,"queueName":true,"header":true,"body":true,"bodyTruncated":true,"responseStatus":true,"responseBody":true,"responseHeader":true,"responseHeaders":true,"timeout":true,"method":true,"callback":true,"callbackHeaders":true,"failureCallback":true,"failureCallbackHeaders":true,"maxRetries":true,"retryDelayExpr":true,"retryDelayExpression":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"callerIP":true,"callerIp":true},"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
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
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate62.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate63(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"cursor":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"cursor":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse200 = validate66;
const schema98 = {"$ref":"contract#/components/schemas/log-page","$id":"listLogsResponse200"};
const schema99 = {"type":"object","required":["logs"],"properties":{"cursor":{"type":"string","examples":["log-hofze1hc16"],"description":"Where the next page begins. Absent at the end."},"logs":{"type":"array","items":{"$ref":"#/components/schemas/log-entry"}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate67.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate63(data1[i0], {instancePath:instancePath+"/logs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"cursor":true,"logs":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"cursor":true,"logs":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse200 = validate70;
const schema100 = {"type":"array","items":{"$ref":"contract#/components/schemas/flow-control"},"$id":"listFlowControlsResponse200"};
const schema101 = {"type":"object","required":["flowControlKey","waitListSize","parallelismMax","parallelismCount","rateMax","rateCount","ratePeriod","ratePeriodStart","isPaused","isPinnedParallelism","isPinnedRate"],"properties":{"flowControlKey":{"type":"string","examples":["api.example.com"]},"waitListSize":{"type":"integer","examples":[4],"description":"Messages that are due and wait for the key."},"parallelismMax":{"type":"integer","examples":[5,10],"description":"Deliveries at a time; 0 is no limit."},"parallelismCount":{"type":"integer","examples":[5,3],"description":"Deliveries under way."},"rateMax":{"type":"integer","examples":[10],"description":"Requests that may leave in each period; 0 is no limit."},"rateCount":{"type":"integer","examples":[7],"description":"Requests that have left in this period."},"ratePeriod":{"type":"integer","examples":[60],"description":"Seconds."},"ratePeriodStart":{"type":"integer","examples":[1795478400],"description":"Unix seconds."},"isPaused":{"type":"boolean"},"isPinnedParallelism":{"type":"boolean","description":"Whether the parallelism is pinned, so that messages don't change it."},"isPinnedRate":{"type":"boolean","description":"Whether rate and period are pinned, so that messages don't change them."}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")) || ((data0.waitListSize === undefined) && (missing0 = "waitListSize"))) || ((data0.parallelismMax === undefined) && (missing0 = "parallelismMax"))) || ((data0.parallelismCount === undefined) && (missing0 = "parallelismCount"))) || ((data0.rateMax === undefined) && (missing0 = "rateMax"))) || ((data0.rateCount === undefined) && (missing0 = "rateCount"))) || ((data0.ratePeriod === undefined) && (missing0 = "ratePeriod"))) || ((data0.ratePeriodStart === undefined) && (missing0 = "ratePeriodStart"))) || ((data0.isPaused === undefined) && (missing0 = "isPaused"))) || ((data0.isPinnedParallelism === undefined) && (missing0 = "isPinnedParallelism"))) || ((data0.isPinnedRate === undefined) && (missing0 = "isPinnedRate"))){
validate70.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/flow-control/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
const _errs4 = errors;
if(typeof data0.flowControlKey !== "string"){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/flowControlKey",schemaPath:"contract#/components/schemas/flow-control/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.waitListSize !== undefined){
let data2 = data0.waitListSize;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/waitListSize",schemaPath:"contract#/components/schemas/flow-control/properties/waitListSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.parallelismMax !== undefined){
let data3 = data0.parallelismMax;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/parallelismMax",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.parallelismCount !== undefined){
let data4 = data0.parallelismCount;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/parallelismCount",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.rateMax !== undefined){
let data5 = data0.rateMax;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/rateMax",schemaPath:"contract#/components/schemas/flow-control/properties/rateMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.rateCount !== undefined){
let data6 = data0.rateCount;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/rateCount",schemaPath:"contract#/components/schemas/flow-control/properties/rateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.ratePeriod !== undefined){
let data7 = data0.ratePeriod;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/ratePeriod",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriod/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.ratePeriodStart !== undefined){
let data8 = data0.ratePeriodStart;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/ratePeriodStart",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriodStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.isPaused !== undefined){
const _errs20 = errors;
if(typeof data0.isPaused !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/isPaused",schemaPath:"contract#/components/schemas/flow-control/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.isPinnedParallelism !== undefined){
const _errs22 = errors;
if(typeof data0.isPinnedParallelism !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/isPinnedParallelism",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.isPinnedRate !== undefined){
const _errs24 = errors;
if(typeof data0.isPinnedRate !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/" + i0+"/isPinnedRate",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
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
validate70.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse200 = validate71;
const schema102 = {"$ref":"contract#/components/schemas/flow-control","$id":"getFlowControlResponse200"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if((((((((((((data.flowControlKey === undefined) && (missing0 = "flowControlKey")) || ((data.waitListSize === undefined) && (missing0 = "waitListSize"))) || ((data.parallelismMax === undefined) && (missing0 = "parallelismMax"))) || ((data.parallelismCount === undefined) && (missing0 = "parallelismCount"))) || ((data.rateMax === undefined) && (missing0 = "rateMax"))) || ((data.rateCount === undefined) && (missing0 = "rateCount"))) || ((data.ratePeriod === undefined) && (missing0 = "ratePeriod"))) || ((data.ratePeriodStart === undefined) && (missing0 = "ratePeriodStart"))) || ((data.isPaused === undefined) && (missing0 = "isPaused"))) || ((data.isPinnedParallelism === undefined) && (missing0 = "isPinnedParallelism"))) || ((data.isPinnedRate === undefined) && (missing0 = "isPinnedRate"))){
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/flow-control/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.flowControlKey !== undefined){
const _errs2 = errors;
if(typeof data.flowControlKey !== "string"){
validate71.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"contract#/components/schemas/flow-control/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.waitListSize !== undefined){
let data1 = data.waitListSize;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate71.errors = [{instancePath:instancePath+"/waitListSize",schemaPath:"contract#/components/schemas/flow-control/properties/waitListSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parallelismMax !== undefined){
let data2 = data.parallelismMax;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate71.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parallelismCount !== undefined){
let data3 = data.parallelismCount;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate71.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rateMax !== undefined){
let data4 = data.rateMax;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate71.errors = [{instancePath:instancePath+"/rateMax",schemaPath:"contract#/components/schemas/flow-control/properties/rateMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rateCount !== undefined){
let data5 = data.rateCount;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate71.errors = [{instancePath:instancePath+"/rateCount",schemaPath:"contract#/components/schemas/flow-control/properties/rateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ratePeriod !== undefined){
let data6 = data.ratePeriod;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate71.errors = [{instancePath:instancePath+"/ratePeriod",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriod/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ratePeriodStart !== undefined){
let data7 = data.ratePeriodStart;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate71.errors = [{instancePath:instancePath+"/ratePeriodStart",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriodStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isPaused !== undefined){
const _errs18 = errors;
if(typeof data.isPaused !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"contract#/components/schemas/flow-control/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isPinnedParallelism !== undefined){
const _errs20 = errors;
if(typeof data.isPinnedParallelism !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/isPinnedParallelism",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isPinnedRate !== undefined){
const _errs22 = errors;
if(typeof data.isPinnedRate !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/isPinnedRate",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
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
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"flowControlKey":true,"waitListSize":true,"parallelismMax":true,"parallelismCount":true,"rateMax":true,"rateCount":true,"ratePeriod":true,"ratePeriodStart":true,"isPaused":true,"isPinnedParallelism":true,"isPinnedRate":true},"dynamicProps":false,"dynamicItems":false};

export const getGlobalParallelismResponse200 = validate72;
const schema104 = {"$ref":"contract#/components/schemas/global-parallelism","$id":"getGlobalParallelismResponse200"};
const schema105 = {"type":"object","required":["parallelismMax","parallelismCount"],"properties":{"parallelismMax":{"type":"integer","examples":[10],"description":"Deliveries at a time."},"parallelismCount":{"type":"integer","examples":[3],"description":"Deliveries under way."}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGlobalParallelismResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
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
if(((data.parallelismMax === undefined) && (missing0 = "parallelismMax")) || ((data.parallelismCount === undefined) && (missing0 = "parallelismCount"))){
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/global-parallelism/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parallelismMax !== undefined){
let data0 = data.parallelismMax;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate72.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"contract#/components/schemas/global-parallelism/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parallelismCount !== undefined){
let data1 = data.parallelismCount;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate72.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"contract#/components/schemas/global-parallelism/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
else {
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/global-parallelism/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"parallelismMax":true,"parallelismCount":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse200 = validate73;
const schema106 = {"$ref":"contract#/components/schemas/signing-keys","$id":"getSigningKeysResponse200"};
const schema107 = {"type":"object","required":["current","next"],"properties":{"current":{"type":"string","examples":["sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r"],"description":"What deliveries are signed with."},"next":{"type":"string","examples":["sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs"],"description":"What they will be signed with after a rotation."}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(((data.current === undefined) && (missing0 = "current")) || ((data.next === undefined) && (missing0 = "next"))){
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.current !== undefined){
const _errs2 = errors;
if(typeof data.current !== "string"){
validate73.errors = [{instancePath:instancePath+"/current",schemaPath:"contract#/components/schemas/signing-keys/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.next !== undefined){
const _errs4 = errors;
if(typeof data.next !== "string"){
validate73.errors = [{instancePath:instancePath+"/next",schemaPath:"contract#/components/schemas/signing-keys/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"current":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export { publishV1Response200 as publishV1Response202 };
export { publishV1Response400 as publishV1Response401 };
export { publishV1Response400 as publishV1Response403 };
export { publishV1Response400 as publishV1Response404 };
export { publishV1Response400 as publishV1Response412 };
export { publishV1Response400 as publishV1Response413 };
export { publishV1Response400 as publishV1Response429 };
export { publishV1Response200 as publishResponse200 };
export { publishV1Response200 as publishResponse202 };
export { publishV1Response400 as publishResponse400 };
export { publishV1Response400 as publishResponse401 };
export { publishV1Response400 as publishResponse403 };
export { publishV1Response400 as publishResponse404 };
export { publishV1Response400 as publishResponse412 };
export { publishV1Response400 as publishResponse413 };
export { publishV1Response400 as publishResponse429 };
export { publishV1Response200 as enqueueResponse200 };
export { publishV1Response200 as enqueueResponse202 };
export { publishV1Response400 as enqueueResponse400 };
export { publishV1Response400 as enqueueResponse401 };
export { publishV1Response400 as enqueueResponse403 };
export { publishV1Response400 as enqueueResponse404 };
export { publishV1Response400 as enqueueResponse412 };
export { publishV1Response400 as enqueueResponse413 };
export { publishV1Response400 as enqueueResponse429 };
export { publishV1Response400 as batchResponse400 };
export { publishV1Response400 as batchResponse401 };
export { publishV1Response400 as batchResponse403 };
export { publishV1Response400 as batchResponse413 };
export { publishV1Response400 as batchResponse429 };
export { publishV1Response400 as cancelMessagesResponse400 };
export { publishV1Response400 as cancelMessagesResponse401 };
export { publishV1Response400 as cancelMessagesResponse403 };
export { publishV1Response400 as cancelMessagesResponse413 };
export { publishV1Response400 as cancelMessagesResponse429 };
export { publishV1Response400 as getMessageResponse400 };
export { publishV1Response400 as getMessageResponse401 };
export { publishV1Response400 as getMessageResponse404 };
export { publishV1Response400 as getMessageResponse429 };
export { cancelMessagesResponse200 as cancelMessageResponse200 };
export { publishV1Response400 as cancelMessageResponse400 };
export { publishV1Response400 as cancelMessageResponse401 };
export { publishV1Response400 as cancelMessageResponse403 };
export { publishV1Response400 as cancelMessageResponse404 };
export { publishV1Response400 as cancelMessageResponse429 };
export { publishV1Response400 as listQueuesResponse401 };
export { publishV1Response400 as listQueuesResponse429 };
export { publishV1Response400 as upsertQueueResponse400 };
export { publishV1Response400 as upsertQueueResponse401 };
export { publishV1Response400 as upsertQueueResponse403 };
export { publishV1Response400 as upsertQueueResponse412 };
export { publishV1Response400 as upsertQueueResponse413 };
export { publishV1Response400 as upsertQueueResponse429 };
export { publishV1Response400 as getQueueResponse400 };
export { publishV1Response400 as getQueueResponse401 };
export { publishV1Response400 as getQueueResponse404 };
export { publishV1Response400 as getQueueResponse429 };
export { publishV1Response400 as deleteQueueResponse400 };
export { publishV1Response400 as deleteQueueResponse401 };
export { publishV1Response400 as deleteQueueResponse403 };
export { publishV1Response400 as deleteQueueResponse429 };
export { publishV1Response400 as pauseQueueResponse400 };
export { publishV1Response400 as pauseQueueResponse401 };
export { publishV1Response400 as pauseQueueResponse403 };
export { publishV1Response400 as pauseQueueResponse404 };
export { publishV1Response400 as pauseQueueResponse429 };
export { publishV1Response400 as resumeQueueResponse400 };
export { publishV1Response400 as resumeQueueResponse401 };
export { publishV1Response400 as resumeQueueResponse403 };
export { publishV1Response400 as resumeQueueResponse404 };
export { publishV1Response400 as resumeQueueResponse429 };
export { publishV1Response400 as listSchedulesResponse401 };
export { publishV1Response400 as listSchedulesResponse429 };
export { publishV1Response400 as getScheduleResponse400 };
export { publishV1Response400 as getScheduleResponse401 };
export { publishV1Response400 as getScheduleResponse404 };
export { publishV1Response400 as getScheduleResponse429 };
export { publishV1Response400 as createScheduleResponse400 };
export { publishV1Response400 as createScheduleResponse401 };
export { publishV1Response400 as createScheduleResponse403 };
export { publishV1Response400 as createScheduleResponse404 };
export { publishV1Response400 as createScheduleResponse412 };
export { publishV1Response400 as createScheduleResponse413 };
export { publishV1Response400 as createScheduleResponse429 };
export { publishV1Response400 as deleteScheduleResponse400 };
export { publishV1Response400 as deleteScheduleResponse401 };
export { publishV1Response400 as deleteScheduleResponse403 };
export { publishV1Response400 as deleteScheduleResponse429 };
export { publishV1Response400 as pauseScheduleByPostResponse400 };
export { publishV1Response400 as pauseScheduleByPostResponse401 };
export { publishV1Response400 as pauseScheduleByPostResponse403 };
export { publishV1Response400 as pauseScheduleByPostResponse404 };
export { publishV1Response400 as pauseScheduleByPostResponse429 };
export { publishV1Response400 as pauseScheduleResponse400 };
export { publishV1Response400 as pauseScheduleResponse401 };
export { publishV1Response400 as pauseScheduleResponse403 };
export { publishV1Response400 as pauseScheduleResponse404 };
export { publishV1Response400 as pauseScheduleResponse429 };
export { publishV1Response400 as resumeScheduleByPostResponse400 };
export { publishV1Response400 as resumeScheduleByPostResponse401 };
export { publishV1Response400 as resumeScheduleByPostResponse403 };
export { publishV1Response400 as resumeScheduleByPostResponse404 };
export { publishV1Response400 as resumeScheduleByPostResponse429 };
export { publishV1Response400 as resumeScheduleResponse400 };
export { publishV1Response400 as resumeScheduleResponse401 };
export { publishV1Response400 as resumeScheduleResponse403 };
export { publishV1Response400 as resumeScheduleResponse404 };
export { publishV1Response400 as resumeScheduleResponse429 };
export { publishV1Response400 as listUrlGroupsResponse401 };
export { publishV1Response400 as listUrlGroupsResponse429 };
export { publishV1Response400 as getUrlGroupResponse400 };
export { publishV1Response400 as getUrlGroupResponse401 };
export { publishV1Response400 as getUrlGroupResponse404 };
export { publishV1Response400 as getUrlGroupResponse429 };
export { publishV1Response400 as setUrlGroupHeadersResponse400 };
export { publishV1Response400 as setUrlGroupHeadersResponse401 };
export { publishV1Response400 as setUrlGroupHeadersResponse403 };
export { publishV1Response400 as setUrlGroupHeadersResponse404 };
export { publishV1Response400 as setUrlGroupHeadersResponse413 };
export { publishV1Response400 as setUrlGroupHeadersResponse429 };
export { publishV1Response400 as deleteUrlGroupResponse400 };
export { publishV1Response400 as deleteUrlGroupResponse401 };
export { publishV1Response400 as deleteUrlGroupResponse403 };
export { publishV1Response400 as deleteUrlGroupResponse429 };
export { publishV1Response400 as addEndpointsResponse400 };
export { publishV1Response400 as addEndpointsResponse401 };
export { publishV1Response400 as addEndpointsResponse403 };
export { publishV1Response400 as addEndpointsResponse412 };
export { publishV1Response400 as addEndpointsResponse413 };
export { publishV1Response400 as addEndpointsResponse429 };
export { publishV1Response400 as removeEndpointsResponse400 };
export { publishV1Response400 as removeEndpointsResponse401 };
export { publishV1Response400 as removeEndpointsResponse403 };
export { publishV1Response400 as removeEndpointsResponse404 };
export { publishV1Response400 as removeEndpointsResponse413 };
export { publishV1Response400 as removeEndpointsResponse429 };
export { publishV1Response400 as listDeadLettersResponse400 };
export { publishV1Response400 as listDeadLettersResponse401 };
export { publishV1Response400 as listDeadLettersResponse429 };
export { publishV1Response400 as deleteDeadLettersResponse400 };
export { publishV1Response400 as deleteDeadLettersResponse401 };
export { publishV1Response400 as deleteDeadLettersResponse403 };
export { publishV1Response400 as deleteDeadLettersResponse413 };
export { publishV1Response400 as deleteDeadLettersResponse429 };
export { publishV1Response400 as getDeadLetterResponse400 };
export { publishV1Response400 as getDeadLetterResponse401 };
export { publishV1Response400 as getDeadLetterResponse404 };
export { publishV1Response400 as getDeadLetterResponse429 };
export { publishV1Response400 as deleteDeadLetterResponse400 };
export { publishV1Response400 as deleteDeadLetterResponse401 };
export { publishV1Response400 as deleteDeadLetterResponse403 };
export { publishV1Response400 as deleteDeadLetterResponse404 };
export { publishV1Response400 as deleteDeadLetterResponse429 };
export { publishV1Response400 as retryDeadLettersResponse400 };
export { publishV1Response400 as retryDeadLettersResponse401 };
export { publishV1Response400 as retryDeadLettersResponse403 };
export { publishV1Response400 as retryDeadLettersResponse404 };
export { publishV1Response400 as retryDeadLettersResponse412 };
export { publishV1Response400 as retryDeadLettersResponse413 };
export { publishV1Response400 as retryDeadLettersResponse429 };
export { publishV1Response400 as retryDeadLetterResponse400 };
export { publishV1Response400 as retryDeadLetterResponse401 };
export { publishV1Response400 as retryDeadLetterResponse403 };
export { publishV1Response400 as retryDeadLetterResponse404 };
export { publishV1Response400 as retryDeadLetterResponse412 };
export { publishV1Response400 as retryDeadLetterResponse429 };
export { publishV1Response400 as listEventsResponse400 };
export { publishV1Response400 as listEventsResponse401 };
export { publishV1Response400 as listEventsResponse429 };
export { publishV1Response400 as listLogsResponse400 };
export { publishV1Response400 as listLogsResponse401 };
export { publishV1Response400 as listLogsResponse429 };
export { publishV1Response400 as listFlowControlsResponse400 };
export { publishV1Response400 as listFlowControlsResponse401 };
export { publishV1Response400 as listFlowControlsResponse429 };
export { publishV1Response400 as getFlowControlResponse400 };
export { publishV1Response400 as getFlowControlResponse401 };
export { publishV1Response400 as getFlowControlResponse404 };
export { publishV1Response400 as getFlowControlResponse429 };
export { publishV1Response400 as pauseFlowControlResponse400 };
export { publishV1Response400 as pauseFlowControlResponse401 };
export { publishV1Response400 as pauseFlowControlResponse403 };
export { publishV1Response400 as pauseFlowControlResponse429 };
export { publishV1Response400 as resumeFlowControlResponse400 };
export { publishV1Response400 as resumeFlowControlResponse401 };
export { publishV1Response400 as resumeFlowControlResponse403 };
export { publishV1Response400 as resumeFlowControlResponse429 };
export { publishV1Response400 as pinFlowControlResponse400 };
export { publishV1Response400 as pinFlowControlResponse401 };
export { publishV1Response400 as pinFlowControlResponse403 };
export { publishV1Response400 as pinFlowControlResponse429 };
export { publishV1Response400 as unpinFlowControlResponse400 };
export { publishV1Response400 as unpinFlowControlResponse401 };
export { publishV1Response400 as unpinFlowControlResponse403 };
export { publishV1Response400 as unpinFlowControlResponse429 };
export { publishV1Response400 as resetRateResponse400 };
export { publishV1Response400 as resetRateResponse401 };
export { publishV1Response400 as resetRateResponse403 };
export { publishV1Response400 as resetRateResponse429 };
export { publishV1Response400 as resetFlowControlResponse400 };
export { publishV1Response400 as resetFlowControlResponse401 };
export { publishV1Response400 as resetFlowControlResponse403 };
export { publishV1Response400 as resetFlowControlResponse429 };
export { publishV1Response400 as getGlobalParallelismResponse401 };
export { publishV1Response400 as getGlobalParallelismResponse429 };
export { publishV1Response400 as getSigningKeysResponse401 };
export { publishV1Response400 as getSigningKeysResponse403 };
export { publishV1Response400 as getSigningKeysResponse429 };
export { getSigningKeysResponse200 as rotateSigningKeysResponse200 };
export { publishV1Response400 as rotateSigningKeysResponse401 };
export { publishV1Response400 as rotateSigningKeysResponse403 };
export { publishV1Response400 as rotateSigningKeysResponse429 };
export { getSigningKeysResponse200 as rotateSigningKeysByOldPathResponse200 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse401 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse403 };
export { publishV1Response400 as rotateSigningKeysByOldPathResponse429 };
