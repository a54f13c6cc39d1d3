// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const publishV1Parameters = validate20;
const schema31 = {"type":"object","properties":{"path":{"type":"object","properties":{"destination_url":{"type":"string","minLength":1}},"required":["destination_url"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-not-before":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"upstash-deduplication-id":{"type":"string","x-own-words":true},"upstash-content-based-deduplication":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-header-forward":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string","x-own-words":true},"upstash-queue-name":{"type":"string","x-own-words":true}},"required":[]}},"$id":"publishV1Parameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Parameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destination_url === undefined) && (missing0 = "destination_url")){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.destination_url !== undefined){
let data1 = data0.destination_url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-deduplication-id"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-deduplication-id"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-content-based-deduplication"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-content-based-deduplication"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["service-callback"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs49 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs51 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs53 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs55 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs57 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs57 === errors;
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
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response200 = validate21;
const schema32 = {"$ref":"contract#/components/schemas/published","$id":"publishV1Response200"};
const schema34 = {"description":"A message; of a publish to a URL group one for each endpoint.","oneOf":[{"$ref":"#/components/schemas/published-message"},{"type":"array","items":{"$ref":"#/components/schemas/published-message"}}]};
const schema35 = {"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the message, or of the earlier message where this one is a duplicate."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"description":"Where it goes. Present for messages of URL groups and queues."},"deduplicated":{"type":"boolean","description":"Present and true where nothing was published because of an earlier message."}}};

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
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
else {
var props0 = validate23.evaluated.props;
var items0 = validate23.evaluated.items;
}
validate21.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishV1Response202 = validate25;
const schema37 = {"$ref":"contract#/components/schemas/published","$id":"publishV1Response202"};

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
/*# sourceURL="publishV1Response202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
else {
var props0 = validate26.evaluated.props;
var items0 = validate26.evaluated.items;
}
validate25.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishV1Response400 = validate28;
const schema41 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response400"};
const schema42 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","description":"What was wrong."}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response400" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate28.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response401 = validate29;
const schema43 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response401"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
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
validate29.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate29.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response403 = validate30;
const schema45 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response403"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
validate30.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response404 = validate31;
const schema47 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response404"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
validate31.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate31.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response412 = validate32;
const schema49 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response412"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
validate32.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate32.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response413 = validate33;
const schema51 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response413"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response413" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishV1Response429 = validate34;
const schema53 = {"$ref":"contract#/components/schemas/error","$id":"publishV1Response429"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Response429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
validate34.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate34.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishParameters = validate35;
const schema55 = {"type":"object","properties":{"path":{"type":"object","properties":{"destination":{"type":"string","minLength":1}},"required":["destination"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-not-before":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"upstash-deduplication-id":{"type":"string","x-own-words":true},"upstash-content-based-deduplication":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-header-forward":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string","x-own-words":true},"upstash-queue-name":{"type":"string","x-own-words":true}},"required":[]}},"$id":"publishParameters"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destination === undefined) && (missing0 = "destination")){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.destination !== undefined){
let data1 = data0.destination;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-deduplication-id"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-deduplication-id"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-content-based-deduplication"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-content-based-deduplication"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["service-callback"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs49 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs51 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs53 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs55 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs57 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs57 === errors;
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
validate35.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse200 = validate36;
const schema56 = {"$ref":"contract#/components/schemas/published","$id":"publishResponse200"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
validate37.errors = vErrors;
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
validate37.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
else {
var props0 = validate37.evaluated.props;
var items0 = validate37.evaluated.items;
}
validate36.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishResponse202 = validate39;
const schema60 = {"$ref":"contract#/components/schemas/published","$id":"publishResponse202"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
validate40.errors = vErrors;
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
validate40.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
else {
var props0 = validate40.evaluated.props;
var items0 = validate40.evaluated.items;
}
validate39.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const publishResponse400 = validate42;
const schema64 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse400"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
validate42.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate42.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse401 = validate43;
const schema66 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse401"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
validate43.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate43.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse403 = validate44;
const schema68 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse403"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
validate44.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate44.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse404 = validate45;
const schema70 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse404"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate45.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse412 = validate46;
const schema72 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse412"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
validate46.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate46.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse413 = validate47;
const schema74 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse413"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate47.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const publishResponse429 = validate48;
const schema76 = {"$ref":"contract#/components/schemas/error","$id":"publishResponse429"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate48.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueParameters = validate49;
const schema78 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string","x-own-words":true},"destination":{"type":"string","minLength":1}},"required":["queueName","destination"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-not-before":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"upstash-deduplication-id":{"type":"string","x-own-words":true},"upstash-content-based-deduplication":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-header-forward":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string","x-own-words":true}},"required":[]}},"$id":"enqueueParameters"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.queueName === undefined) && (missing0 = "queueName")) || ((data0.destination === undefined) && (missing0 = "destination"))){
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.queueName !== undefined){
const _errs3 = errors;
if(typeof data0.queueName !== "string"){
validate49.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.destination !== undefined){
let data2 = data0.destination;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate49.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["content-type"] !== undefined){
const _errs9 = errors;
if(typeof data3["content-type"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-method"] !== undefined){
const _errs11 = errors;
if(typeof data3["upstash-method"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-delay"] !== undefined){
const _errs13 = errors;
if(typeof data3["upstash-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-not-before"] !== undefined){
const _errs15 = errors;
if(typeof data3["upstash-not-before"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-retries"] !== undefined){
const _errs17 = errors;
if(typeof data3["upstash-retries"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-retry-delay"] !== undefined){
const _errs19 = errors;
if(typeof data3["upstash-retry-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-timeout"] !== undefined){
const _errs21 = errors;
if(typeof data3["upstash-timeout"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-deduplication-id"] !== undefined){
const _errs23 = errors;
if(typeof data3["upstash-deduplication-id"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-content-based-deduplication"] !== undefined){
const _errs25 = errors;
if(typeof data3["upstash-content-based-deduplication"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["service-callback"] !== undefined){
const _errs27 = errors;
if(typeof data3["service-callback"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-callback"] !== undefined){
const _errs29 = errors;
if(typeof data3["upstash-callback"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-callback-method"] !== undefined){
const _errs31 = errors;
if(typeof data3["upstash-callback-method"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-callback-timeout"] !== undefined){
const _errs33 = errors;
if(typeof data3["upstash-callback-timeout"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-callback-retries"] !== undefined){
const _errs35 = errors;
if(typeof data3["upstash-callback-retries"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-callback-retry-delay"] !== undefined){
const _errs37 = errors;
if(typeof data3["upstash-callback-retry-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-failure-callback"] !== undefined){
const _errs39 = errors;
if(typeof data3["upstash-failure-callback"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-failure-callback-method"] !== undefined){
const _errs41 = errors;
if(typeof data3["upstash-failure-callback-method"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-failure-callback-timeout"] !== undefined){
const _errs43 = errors;
if(typeof data3["upstash-failure-callback-timeout"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-failure-callback-retries"] !== undefined){
const _errs45 = errors;
if(typeof data3["upstash-failure-callback-retries"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-failure-callback-retry-delay"] !== undefined){
const _errs47 = errors;
if(typeof data3["upstash-failure-callback-retry-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-header-forward"] !== undefined){
const _errs49 = errors;
if(typeof data3["upstash-header-forward"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs49 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-flow-control-key"] !== undefined){
const _errs51 = errors;
if(typeof data3["upstash-flow-control-key"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs51 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-flow-control-value"] !== undefined){
const _errs53 = errors;
if(typeof data3["upstash-flow-control-value"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs53 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-label"] !== undefined){
const _errs55 = errors;
if(typeof data3["upstash-label"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs55 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3["upstash-redact-fields"] !== undefined){
const _errs57 = errors;
if(typeof data3["upstash-redact-fields"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs57 === errors;
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
validate49.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse200 = validate50;
const schema79 = {"$ref":"contract#/components/schemas/published","$id":"enqueueResponse200"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
validate51.errors = vErrors;
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
validate51.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
else {
var props0 = validate51.evaluated.props;
var items0 = validate51.evaluated.items;
}
validate50.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const enqueueResponse202 = validate53;
const schema83 = {"$ref":"contract#/components/schemas/published","$id":"enqueueResponse202"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate54.errors = vErrors;
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
validate54.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
else {
var props0 = validate54.evaluated.props;
var items0 = validate54.evaluated.items;
}
validate53.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const enqueueResponse400 = validate56;
const schema87 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse400"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse400" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate56.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate56.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse401 = validate57;
const schema89 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse401"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate57.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse403 = validate58;
const schema91 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse403"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate58.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse404 = validate59;
const schema93 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse404"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse404" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse412 = validate60;
const schema95 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse412"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse412" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate60.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse413 = validate61;
const schema97 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse413"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate61.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const enqueueResponse429 = validate62;
const schema99 = {"$ref":"contract#/components/schemas/error","$id":"enqueueResponse429"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
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
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate62.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchParameters = validate63;
const schema101 = {"type":"object","properties":{},"$id":"batchParameters"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchParameters" */;
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const batchBody = validate64;
const schema102 = {"type":"array","maxItems":10000,"items":{"anyOf":[{"$ref":"requests#/components/schemas/batch-message"},{"description":"What is none is refused at its place, and does not keep the others from going out."}]},"$id":"batchBody"};
const schema104 = {"type":"object","required":["destination"],"properties":{"destination":{"type":"string","examples":["https://example.com/report"],"description":"As in the path of a publish, with its query."},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"},"description":"The headers that a publish of it would have."},"body":{"type":["string","null"],"examples":["{}"],"description":"The body of the message."},"queue":{"type":["string","null"],"description":"The queue that it goes through."}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10000){
validate64.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destination === undefined) && (missing0 = "destination")){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"requests#/components/schemas/batch-message/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0.destination !== undefined){
const _errs6 = errors;
if(typeof data0.destination !== "string"){
const err1 = {instancePath:instancePath+"/" + i0+"/destination",schemaPath:"requests#/components/schemas/batch-message/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.headers !== undefined){
let data2 = data0.headers;
const _errs8 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/" + i0+"/headers",schemaPath:"requests#/components/schemas/batch-message/properties/headers/type",keyword:"type",params:{type: schema104.properties.headers.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs11 = errors;
if(typeof data2[key0] !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"requests#/components/schemas/batch-message/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.body !== undefined){
let data4 = data0.body;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/" + i0+"/body",schemaPath:"requests#/components/schemas/batch-message/properties/body/type",keyword:"type",params:{type: schema104.properties.body.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.queue !== undefined){
let data5 = data0.queue;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/" + i0+"/queue",schemaPath:"requests#/components/schemas/batch-message/properties/queue/type",keyword:"type",params:{type: schema104.properties.queue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"requests#/components/schemas/batch-message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.destination = true;
props0.headers = true;
props0.body = true;
props0.queue = true;
}
var _valid0 = true;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const batchResponse200 = validate66;
const schema105 = {"type":"array","items":{"$ref":"contract#/components/schemas/batch-result"},"$id":"batchResponse200"};
const schema106 = {"description":"What became of one item, at its place.","anyOf":[{"$ref":"#/components/schemas/published-message"},{"type":"array","items":{"$ref":"#/components/schemas/published-message"}},{"$ref":"#/components/schemas/error"}]};

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
validate67.errors = vErrors;
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
validate67.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
if(!(validate67(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const batchResponse400 = validate69;
const schema110 = {"$ref":"contract#/components/schemas/error","$id":"batchResponse400"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
validate69.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate69.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse401 = validate70;
const schema112 = {"$ref":"contract#/components/schemas/error","$id":"batchResponse401"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate70.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse403 = validate71;
const schema114 = {"$ref":"contract#/components/schemas/error","$id":"batchResponse403"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse403" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse413 = validate72;
const schema116 = {"$ref":"contract#/components/schemas/error","$id":"batchResponse413"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse413" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate72.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const batchResponse429 = validate73;
const schema118 = {"$ref":"contract#/components/schemas/error","$id":"batchResponse429"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchResponse429" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate73.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesParameters = validate74;
const schema120 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string","x-own-words":true}},"path":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]}},"$id":"cancelMessagesParameters"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.messageIds !== undefined){
let data1 = data0.messageIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate74.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate74.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate74.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate74.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate74.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate74.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.host !== undefined){
let data23 = data0.host;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
let data25 = data0.path;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data27 = data0.api;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.count !== undefined){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate74.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate74.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate74.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate74.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs61 === errors;
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
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesBody = validate75;
const schema121 = {"$ref":"requests#/components/schemas/message-ids","$id":"cancelMessagesBody"};
const schema122 = {"type":"object","additionalProperties":false,"properties":{"messageIds":{"type":"array","items":{"type":"string"},"description":"The same as in the query. An empty list selects nothing."}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "messageIds")){
validate75.errors = [{instancePath,schemaPath:"requests#/components/schemas/message-ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.messageIds !== undefined){
let data0 = data.messageIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data0[i0] !== "string"){
validate75.errors = [{instancePath:instancePath+"/messageIds/" + i0,schemaPath:"requests#/components/schemas/message-ids/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/messageIds",schemaPath:"requests#/components/schemas/message-ids/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"requests#/components/schemas/message-ids/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse200 = validate76;
const schema123 = {"$ref":"contract#/components/schemas/cancelled","$id":"cancelMessagesResponse200"};
const schema124 = {"type":"object","required":["cancelled"],"properties":{"cancelled":{"type":"integer","examples":[17,1],"description":"How many messages are cancelled."}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cancelled !== undefined){
let data0 = data.cancelled;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate76.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"contract#/components/schemas/cancelled/properties/cancelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"cancelled":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse400 = validate77;
const schema125 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessagesResponse400"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate77.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse401 = validate78;
const schema127 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessagesResponse401"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
validate78.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate78.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse403 = validate79;
const schema129 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessagesResponse403"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
validate79.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate79.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse413 = validate80;
const schema131 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessagesResponse413"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
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
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate80.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessagesResponse429 = validate81;
const schema133 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessagesResponse429"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate81.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageParameters = validate82;
const schema135 = {"type":"object","properties":{"path":{"type":"object","properties":{"messageId":{"type":"string","minLength":1}},"required":["messageId"]}},"$id":"getMessageParameters"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.messageId === undefined) && (missing0 = "messageId")){
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.messageId !== undefined){
let data1 = data0.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate82.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse200 = validate83;
const schema136 = {"$ref":"contract#/components/schemas/message","$id":"getMessageResponse200"};
const schema137 = {"description":"A message that waits or is being delivered.","type":"object","required":["messageId","url","method","maxRetries","notBefore","createdAt"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the message."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"description":"Where it goes."},"topicName":{"type":"string","examples":["billing"],"description":"The URL group that it was published to."},"endpointName":{"type":"string","examples":["one"],"description":"The name of the endpoint in that group."},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"],"description":"The method of the delivery."},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["{\"hello\":\"world\"}"],"description":"The body, where it is UTF-8 and not empty."},"bodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body in base64, where it is not UTF-8."},"maxRetries":{"type":"integer","examples":[3],"description":"Retries after the first attempt."},"notBefore":{"type":"integer","examples":[1795478400000],"description":"When the first attempt is due, in Unix milliseconds."},"createdAt":{"type":"integer","examples":[1795478340000],"description":"When it was published, in Unix milliseconds."},"callback":{"type":"string","examples":["https://example.com/callback"],"description":"Where responses are sent."},"callbackHeader":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"],"description":"What is told when the message is given up."},"failureCallbackHeader":{"$ref":"#/components/schemas/header-values"},"queueName":{"type":"string","examples":["orders"],"description":"The queue that it goes through."},"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"],"description":"The schedule that has published it."},"callerIP":{"type":"string","examples":["127.0.0.1"],"description":"Where the publisher is."},"callerIp":{"type":"string","examples":["127.0.0.1"],"description":"The same as `callerIP`."},"label":{"type":"string","examples":["billing"],"description":"The first label."},"labels":{"type":"array","items":{"type":"string"},"description":"All labels."},"flowControlKey":{"type":"string","examples":["api.example.com"],"description":"The key whose limits it keeps to."},"rate":{"type":"integer","examples":[10],"description":"Requests that may leave in each period, as the message says it of its key."},"period":{"type":"integer","examples":[60],"description":"The period, in seconds; 1 where the message says none. Present with `rate` and with `parallelism`."},"parallelism":{"type":"integer","examples":[5],"description":"Deliveries at a time, as the message says it of its key."},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"],"description":"How long to wait before a retry."},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that one attempt may take."}}};
const schema138 = {"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}},"description":"The values of each header, by its name in canonical form (`Content-Type`)."};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate84.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE"))){
validate84.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema137.properties.method.enum},message:"must be equal to one of the allowed values"}];
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
validate84.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate84.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate84.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate84.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs61 === errors;
if(!valid10){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate84.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse400 = validate86;
const schema141 = {"$ref":"contract#/components/schemas/error","$id":"getMessageResponse400"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate86.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse401 = validate87;
const schema143 = {"$ref":"contract#/components/schemas/error","$id":"getMessageResponse401"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
validate87.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate87.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse404 = validate88;
const schema145 = {"$ref":"contract#/components/schemas/error","$id":"getMessageResponse404"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate88.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getMessageResponse429 = validate89;
const schema147 = {"$ref":"contract#/components/schemas/error","$id":"getMessageResponse429"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate89.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageParameters = validate90;
const schema149 = {"type":"object","properties":{"path":{"type":"object","properties":{"messageId":{"type":"string","minLength":1}},"required":["messageId"]}},"$id":"cancelMessageParameters"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.messageId === undefined) && (missing0 = "messageId")){
validate90.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.messageId !== undefined){
let data1 = data0.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate90.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse200 = validate91;
const schema150 = {"$ref":"contract#/components/schemas/cancelled","$id":"cancelMessageResponse200"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cancelled !== undefined){
let data0 = data.cancelled;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate91.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"contract#/components/schemas/cancelled/properties/cancelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"contract#/components/schemas/cancelled/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"cancelled":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse400 = validate92;
const schema152 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessageResponse400"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
validate92.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate92.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse401 = validate93;
const schema154 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessageResponse401"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate93.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse403 = validate94;
const schema156 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessageResponse403"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
validate94.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate94.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse404 = validate95;
const schema158 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessageResponse404"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
validate95.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate95.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelMessageResponse429 = validate96;
const schema160 = {"$ref":"contract#/components/schemas/error","$id":"cancelMessageResponse429"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessageResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
validate96.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate96.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listQueuesParameters = validate97;
const schema162 = {"type":"object","properties":{},"$id":"listQueuesParameters"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueuesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listQueuesResponse200 = validate98;
const schema163 = {"type":"array","items":{"$ref":"contract#/components/schemas/queue"},"$id":"listQueuesResponse200"};
const schema164 = {"type":"object","required":["name","createdAt","updatedAt","parallelism","paused","lag"],"properties":{"name":{"type":"string","examples":["mails","orders"]},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"updatedAt":{"type":"integer","examples":[1795478400000,1795478340000],"description":"Unix milliseconds."},"parallelism":{"type":"integer","examples":[10,1],"description":"Messages that are delivered at a time."},"paused":{"type":"boolean","description":"Whether no delivery begins."},"lag":{"type":"integer","examples":[3,12],"description":"Messages that wait or are being delivered."}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueuesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
validate98.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/queue/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
const _errs4 = errors;
if(typeof data0.name !== "string"){
validate98.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/queue/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"contract#/components/schemas/queue/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"contract#/components/schemas/queue/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0+"/parallelism",schemaPath:"contract#/components/schemas/queue/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0+"/paused",schemaPath:"contract#/components/schemas/queue/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0+"/lag",schemaPath:"contract#/components/schemas/queue/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate98.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/queue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listQueuesResponse401 = validate99;
const schema165 = {"$ref":"contract#/components/schemas/error","$id":"listQueuesResponse401"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueuesResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
validate99.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate99.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listQueuesResponse429 = validate100;
const schema167 = {"$ref":"contract#/components/schemas/error","$id":"listQueuesResponse429"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueuesResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
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
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueParameters = validate101;
const schema169 = {"type":"object","properties":{},"$id":"upsertQueueParameters"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const upsertQueueBody = validate102;
const schema170 = {"$ref":"requests#/components/schemas/upsert-queue","$id":"upsertQueueBody"};
const schema171 = {"type":"object","required":["queueName"],"properties":{"queueName":{"type":"string","examples":["orders"],"x-own-words":true,"description":"Letters, digits, `.`, `_` and `-`."},"parallelism":{"type":"integer","examples":[5],"minimum":1,"description":"Messages that are delivered at a time; 1 for a new queue where left out. Above what the user may have it is answered\nwith 412.\n","maximum":9007199254740991},"paused":{"type":"boolean","description":"Whether no delivery begins."}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if((data.queueName === undefined) && (missing0 = "queueName")){
validate102.errors = [{instancePath,schemaPath:"requests#/components/schemas/upsert-queue/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.queueName !== undefined){
const _errs2 = errors;
if(typeof data.queueName !== "string"){
validate102.errors = [{instancePath:instancePath+"/queueName",schemaPath:"requests#/components/schemas/upsert-queue/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parallelism !== undefined){
let data1 = data.parallelism;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate102.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"requests#/components/schemas/upsert-queue/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"requests#/components/schemas/upsert-queue/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"requests#/components/schemas/upsert-queue/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.paused !== undefined){
const _errs6 = errors;
if(typeof data.paused !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/paused",schemaPath:"requests#/components/schemas/upsert-queue/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate102.errors = [{instancePath,schemaPath:"requests#/components/schemas/upsert-queue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"queueName":true,"parallelism":true,"paused":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse400 = validate103;
const schema172 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse400"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
validate103.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate103.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse401 = validate104;
const schema174 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse401"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
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
validate104.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate104.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse403 = validate105;
const schema176 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse403"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
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
validate105.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse412 = validate106;
const schema178 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse412"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
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
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate106.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse413 = validate107;
const schema180 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse413"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate107.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const upsertQueueResponse429 = validate108;
const schema182 = {"$ref":"contract#/components/schemas/error","$id":"upsertQueueResponse429"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="upsertQueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
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
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate108.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueParameters = validate109;
const schema184 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string","x-own-words":true}},"required":["queueName"]}},"$id":"getQueueParameters"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.queueName === undefined) && (missing0 = "queueName")){
validate109.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate109.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse200 = validate110;
const schema185 = {"$ref":"contract#/components/schemas/queue","$id":"getQueueResponse200"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
validate110.errors = [{instancePath,schemaPath:"contract#/components/schemas/queue/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate110.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/queue/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"contract#/components/schemas/queue/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate110.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/queue/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate110.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"contract#/components/schemas/queue/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate110.errors = [{instancePath:instancePath+"/paused",schemaPath:"contract#/components/schemas/queue/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate110.errors = [{instancePath:instancePath+"/lag",schemaPath:"contract#/components/schemas/queue/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate110.errors = [{instancePath,schemaPath:"contract#/components/schemas/queue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"parallelism":true,"paused":true,"lag":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse400 = validate111;
const schema187 = {"$ref":"contract#/components/schemas/error","$id":"getQueueResponse400"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate111.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse401 = validate112;
const schema189 = {"$ref":"contract#/components/schemas/error","$id":"getQueueResponse401"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
validate112.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate112.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse404 = validate113;
const schema191 = {"$ref":"contract#/components/schemas/error","$id":"getQueueResponse404"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
validate113.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate113.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueResponse429 = validate114;
const schema193 = {"$ref":"contract#/components/schemas/error","$id":"getQueueResponse429"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
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
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate114.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteQueueParameters = validate115;
const schema195 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string","x-own-words":true}},"required":["queueName"]}},"$id":"deleteQueueParameters"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteQueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.queueName === undefined) && (missing0 = "queueName")){
validate115.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate115.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteQueueResponse400 = validate116;
const schema196 = {"$ref":"contract#/components/schemas/error","$id":"deleteQueueResponse400"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteQueueResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate116.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteQueueResponse401 = validate117;
const schema198 = {"$ref":"contract#/components/schemas/error","$id":"deleteQueueResponse401"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteQueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate117.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteQueueResponse403 = validate118;
const schema200 = {"$ref":"contract#/components/schemas/error","$id":"deleteQueueResponse403"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteQueueResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
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
validate118.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate118.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteQueueResponse429 = validate119;
const schema202 = {"$ref":"contract#/components/schemas/error","$id":"deleteQueueResponse429"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteQueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
validate119.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate119.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueParameters = validate120;
const schema204 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string","x-own-words":true}},"required":["queueName"]}},"$id":"pauseQueueParameters"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.queueName === undefined) && (missing0 = "queueName")){
validate120.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate120.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueResponse400 = validate121;
const schema205 = {"$ref":"contract#/components/schemas/error","$id":"pauseQueueResponse400"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate121.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueResponse401 = validate122;
const schema207 = {"$ref":"contract#/components/schemas/error","$id":"pauseQueueResponse401"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
validate122.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate122.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueResponse403 = validate123;
const schema209 = {"$ref":"contract#/components/schemas/error","$id":"pauseQueueResponse403"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate123.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueResponse404 = validate124;
const schema211 = {"$ref":"contract#/components/schemas/error","$id":"pauseQueueResponse404"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
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
validate124.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate124.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseQueueResponse429 = validate125;
const schema213 = {"$ref":"contract#/components/schemas/error","$id":"pauseQueueResponse429"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseQueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate125.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueParameters = validate126;
const schema215 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string","x-own-words":true}},"required":["queueName"]}},"$id":"resumeQueueParameters"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.queueName === undefined) && (missing0 = "queueName")){
validate126.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate126.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueResponse400 = validate127;
const schema216 = {"$ref":"contract#/components/schemas/error","$id":"resumeQueueResponse400"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
validate127.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate127.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueResponse401 = validate128;
const schema218 = {"$ref":"contract#/components/schemas/error","$id":"resumeQueueResponse401"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
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
validate128.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate128.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueResponse403 = validate129;
const schema220 = {"$ref":"contract#/components/schemas/error","$id":"resumeQueueResponse403"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
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
validate129.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate129.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueResponse404 = validate130;
const schema222 = {"$ref":"contract#/components/schemas/error","$id":"resumeQueueResponse404"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
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
validate130.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate130.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeQueueResponse429 = validate131;
const schema224 = {"$ref":"contract#/components/schemas/error","$id":"resumeQueueResponse429"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeQueueResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
validate131.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listSchedulesParameters = validate132;
const schema226 = {"type":"object","properties":{},"$id":"listSchedulesParameters"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listSchedulesResponse200 = validate133;
const schema227 = {"type":"array","items":{"$ref":"contract#/components/schemas/schedule"},"$id":"listSchedulesResponse200"};
const schema228 = {"type":"object","description":"A message that is published again and again.","required":["scheduleId","cron","destination","createdAt","method","isPaused","retries"],"properties":{"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]},"cron":{"type":"string","examples":["CRON_TZ=Europe/Berlin 0 9 * * 1"]},"destination":{"type":"string","examples":["https://example.com/report"],"description":"A URL, or the name of a URL group."},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"method":{"type":"string","examples":["POST"]},"isPaused":{"type":"boolean","description":"Whether its ticks pass without a message."},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["{}"],"description":"The body of each message, where it is UTF-8 and not empty."},"bodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body in base64, where it is not UTF-8."},"retries":{"type":"integer","examples":[3]},"delay":{"type":"integer","examples":[60000],"description":"Seconds between a tick and the first attempt."},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that one attempt may take."},"callback":{"type":"string","examples":["https://example.com/callback"]},"callbackHeader":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"]},"failureCallbackHeader":{"$ref":"#/components/schemas/header-values"},"callerIP":{"type":"string","examples":["127.0.0.1"]},"callerIp":{"type":"string","examples":["127.0.0.1"]},"queueName":{"type":"string","examples":["orders"]},"flowControlKey":{"type":"string","examples":["api.example.com"]},"parallelism":{"type":"integer","examples":[5]},"rate":{"type":"integer","examples":[10]},"period":{"type":"integer","examples":[60],"description":"Seconds; 1 where none is said. Present with `rate` and with `parallelism`."},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"]},"label":{"type":"string","examples":["billing"]},"labels":{"type":"array","items":{"type":"string"}},"lastScheduleTime":{"type":"integer","examples":[1795420800000],"description":"The last tick, in Unix milliseconds."},"nextScheduleTime":{"type":"integer","examples":[1796025600000],"description":"The next tick, in Unix milliseconds."},"lastScheduleStates":{"type":"object","additionalProperties":{"type":"string","enum":["IN_PROGRESS","SUCCESS","FAIL"]},"description":"How the messages of the last tick stand, by message id."},"error":{"type":"string","examples":["connection refused"],"description":"Why the last tick has no message, for example because its URL group is gone. Absent where it has one. The next tick\ntries again.\n"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
const _errs1 = errors;
if(typeof data.scheduleId !== "string"){
validate134.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate134.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
if(!valid9){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs71 === errors;
if(!valid10){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/nextScheduleTime",schemaPath:"#/properties/nextScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate134.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data36 === "IN_PROGRESS") || (data36 === "SUCCESS")) || (data36 === "FAIL"))){
validate134.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema228.properties.lastScheduleStates.additionalProperties.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs80 === errors;
if(!valid11){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/lastScheduleStates",schemaPath:"#/properties/lastScheduleStates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
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
if(!(validate134(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchedulesResponse401 = validate136;
const schema232 = {"$ref":"contract#/components/schemas/error","$id":"listSchedulesResponse401"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
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
validate136.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate136.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listSchedulesResponse429 = validate137;
const schema234 = {"$ref":"contract#/components/schemas/error","$id":"listSchedulesResponse429"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchedulesResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
validate137.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate137.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleParameters = validate138;
const schema236 = {"type":"object","properties":{"path":{"type":"object","properties":{"destinationOrId":{"type":"string","minLength":1}},"required":["destinationOrId"]}},"$id":"getScheduleParameters"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destinationOrId === undefined) && (missing0 = "destinationOrId")){
validate138.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate138.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse200 = validate139;
const schema237 = {"$ref":"contract#/components/schemas/schedule","$id":"getScheduleResponse200"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
const _errs1 = errors;
if(typeof data.scheduleId !== "string"){
validate140.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate140.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate140.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate140.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate140.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate140.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
if(!valid9){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate140.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate140.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs71 === errors;
if(!valid10){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate140.errors = [{instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/nextScheduleTime",schemaPath:"#/properties/nextScheduleTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate140.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data36 === "IN_PROGRESS") || (data36 === "SUCCESS")) || (data36 === "FAIL"))){
validate140.errors = [{instancePath:instancePath+"/lastScheduleStates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastScheduleStates/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema228.properties.lastScheduleStates.additionalProperties.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs80 === errors;
if(!valid11){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/lastScheduleStates",schemaPath:"#/properties/lastScheduleStates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate140.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"scheduleId":true,"cron":true,"destination":true,"createdAt":true,"method":true,"isPaused":true,"header":true,"body":true,"bodyBase64":true,"retries":true,"delay":true,"timeout":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"callerIP":true,"callerIp":true,"queueName":true,"flowControlKey":true,"parallelism":true,"rate":true,"period":true,"retryDelayExpression":true,"label":true,"labels":true,"lastScheduleTime":true,"nextScheduleTime":true,"lastScheduleStates":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse400 = validate142;
const schema242 = {"$ref":"contract#/components/schemas/error","$id":"getScheduleResponse400"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
validate142.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate142.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse401 = validate143;
const schema244 = {"$ref":"contract#/components/schemas/error","$id":"getScheduleResponse401"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
validate143.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate143.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse404 = validate144;
const schema246 = {"$ref":"contract#/components/schemas/error","$id":"getScheduleResponse404"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
validate144.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate144.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getScheduleResponse429 = validate145;
const schema248 = {"$ref":"contract#/components/schemas/error","$id":"getScheduleResponse429"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScheduleResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
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
validate145.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate145.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleParameters = validate146;
const schema250 = {"type":"object","properties":{"path":{"type":"object","properties":{"destinationOrId":{"type":"string","minLength":1}},"required":["destinationOrId"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-cron":{"type":"string"},"upstash-schedule-id":{"type":"string","x-own-words":true},"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-header-forward":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string","x-own-words":true},"upstash-queue-name":{"type":"string","x-own-words":true}},"required":["upstash-cron"]}},"$id":"createScheduleParameters"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destinationOrId === undefined) && (missing0 = "destinationOrId")){
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2["upstash-cron"] === undefined) && (missing1 = "upstash-cron")){
validate146.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-cron"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-cron"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-cron",schemaPath:"#/properties/header/properties/upstash-cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-schedule-id"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-schedule-id"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-schedule-id",schemaPath:"#/properties/header/properties/upstash-schedule-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs23 = errors;
if(typeof data2["service-callback"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs49 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs51 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs53 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate146.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs55 === errors;
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
validate146.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse200 = validate147;
const schema251 = {"type":"object","required":["scheduleId"],"properties":{"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]}},"$id":"createScheduleResponse200"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.scheduleId !== undefined){
if(typeof data.scheduleId !== "string"){
validate147.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"scheduleId":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse400 = validate148;
const schema252 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse400"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate148.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse401 = validate149;
const schema254 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse401"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
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
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate149.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse403 = validate150;
const schema256 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse403"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate150.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse404 = validate151;
const schema258 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse404"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
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
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate151.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse412 = validate152;
const schema260 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse412"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate152.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse413 = validate153;
const schema262 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse413"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
validate153.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate153.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createScheduleResponse429 = validate154;
const schema264 = {"$ref":"contract#/components/schemas/error","$id":"createScheduleResponse429"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
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
validate154.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate154.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteScheduleParameters = validate155;
const schema266 = {"type":"object","properties":{"path":{"type":"object","properties":{"destinationOrId":{"type":"string","minLength":1}},"required":["destinationOrId"]}},"$id":"deleteScheduleParameters"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteScheduleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.destinationOrId === undefined) && (missing0 = "destinationOrId")){
validate155.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate155.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteScheduleResponse400 = validate156;
const schema267 = {"$ref":"contract#/components/schemas/error","$id":"deleteScheduleResponse400"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteScheduleResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
validate156.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate156.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteScheduleResponse401 = validate157;
const schema269 = {"$ref":"contract#/components/schemas/error","$id":"deleteScheduleResponse401"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteScheduleResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
validate157.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate157.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteScheduleResponse403 = validate158;
const schema271 = {"$ref":"contract#/components/schemas/error","$id":"deleteScheduleResponse403"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteScheduleResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
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
validate158.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate158.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteScheduleResponse429 = validate159;
const schema273 = {"$ref":"contract#/components/schemas/error","$id":"deleteScheduleResponse429"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteScheduleResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
validate159.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate159.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostParameters = validate160;
const schema275 = {"type":"object","properties":{"path":{"type":"object","properties":{"scheduleId":{"type":"string","minLength":1}},"required":["scheduleId"]}},"$id":"pauseScheduleByPostParameters"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.scheduleId === undefined) && (missing0 = "scheduleId")){
validate160.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate160.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostResponse400 = validate161;
const schema276 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleByPostResponse400"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
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
validate161.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate161.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostResponse401 = validate162;
const schema278 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleByPostResponse401"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
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
validate162.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate162.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostResponse403 = validate163;
const schema280 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleByPostResponse403"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
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
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate163.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostResponse404 = validate164;
const schema282 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleByPostResponse404"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
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
validate164.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate164.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleByPostResponse429 = validate165;
const schema284 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleByPostResponse429"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
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
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate165.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleParameters = validate166;
const schema286 = {"type":"object","properties":{"path":{"type":"object","properties":{"scheduleId":{"type":"string","minLength":1}},"required":["scheduleId"]}},"$id":"pauseScheduleParameters"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.scheduleId === undefined) && (missing0 = "scheduleId")){
validate166.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate166.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleResponse400 = validate167;
const schema287 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleResponse400"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
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
validate167.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate167.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleResponse401 = validate168;
const schema289 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleResponse401"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
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
validate168.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate168.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleResponse403 = validate169;
const schema291 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleResponse403"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
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
validate169.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate169.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleResponse404 = validate170;
const schema293 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleResponse404"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
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
validate170.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate170.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseScheduleResponse429 = validate171;
const schema295 = {"$ref":"contract#/components/schemas/error","$id":"pauseScheduleResponse429"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
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
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate171.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostParameters = validate172;
const schema297 = {"type":"object","properties":{"path":{"type":"object","properties":{"scheduleId":{"type":"string","minLength":1}},"required":["scheduleId"]}},"$id":"resumeScheduleByPostParameters"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.scheduleId === undefined) && (missing0 = "scheduleId")){
validate172.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate172.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostResponse400 = validate173;
const schema298 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleByPostResponse400"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate173.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostResponse401 = validate174;
const schema300 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleByPostResponse401"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
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
validate174.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate174.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostResponse403 = validate175;
const schema302 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleByPostResponse403"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
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
validate175.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate175.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostResponse404 = validate176;
const schema304 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleByPostResponse404"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
validate176.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate176.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleByPostResponse429 = validate177;
const schema306 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleByPostResponse429"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleByPostResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
validate177.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate177.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleParameters = validate178;
const schema308 = {"type":"object","properties":{"path":{"type":"object","properties":{"scheduleId":{"type":"string","minLength":1}},"required":["scheduleId"]}},"$id":"resumeScheduleParameters"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.scheduleId === undefined) && (missing0 = "scheduleId")){
validate178.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate178.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleResponse400 = validate179;
const schema309 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleResponse400"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate179.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleResponse401 = validate180;
const schema311 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleResponse401"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
validate180.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate180.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleResponse403 = validate181;
const schema313 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleResponse403"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
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
validate181.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate181.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleResponse404 = validate182;
const schema315 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleResponse404"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
validate182.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate182.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeScheduleResponse429 = validate183;
const schema317 = {"$ref":"contract#/components/schemas/error","$id":"resumeScheduleResponse429"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeScheduleResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
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
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate183.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsParameters = validate184;
const schema319 = {"type":"object","properties":{},"$id":"listUrlGroupsParameters"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsResponse200 = validate185;
const schema320 = {"type":"array","items":{"$ref":"contract#/components/schemas/url-group"},"$id":"listUrlGroupsResponse200"};
const schema321 = {"type":"object","required":["name","createdAt","updatedAt","endpoints"],"properties":{"name":{"type":"string","examples":["billing"]},"createdAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"updatedAt":{"type":"integer","examples":[1795478340000],"description":"Unix milliseconds."},"endpoints":{"type":"array","items":{"$ref":"#/components/schemas/endpoint"}},"headers":{"description":"The headers that go with each message to the group. Absent where there are none.","$ref":"#/components/schemas/header-values"}}};
const schema322 = {"type":"object","required":["url"],"properties":{"name":{"type":"string","examples":["one"],"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f]*$","x-own-words":true,"description":"Any text without control characters. An empty one is as if it were absent."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"minLength":1,"maxLength":8192,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","x-own-words":true}}};
const pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f]*$", "u");
const pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
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
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate186.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate186.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate186.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"+"\""}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\""}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate186.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate186.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate186.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate186.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
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
if(!(validate186(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsResponse401 = validate188;
const schema324 = {"$ref":"contract#/components/schemas/error","$id":"listUrlGroupsResponse401"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
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
validate188.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate188.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listUrlGroupsResponse429 = validate189;
const schema326 = {"$ref":"contract#/components/schemas/error","$id":"listUrlGroupsResponse429"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listUrlGroupsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
validate189.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate189.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupParameters = validate190;
const schema328 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string","x-own-words":true}},"required":["urlGroup"]}},"$id":"getUrlGroupParameters"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate190.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate190.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse200 = validate191;
const schema329 = {"$ref":"contract#/components/schemas/url-group","$id":"getUrlGroupResponse200"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
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
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate192.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate192.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!pattern4.test(data5)){
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f]*$"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data6)){
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://"+"\""}];
return false;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate192.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate192.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate192.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"name":true,"createdAt":true,"updatedAt":true,"endpoints":true,"headers":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse400 = validate194;
const schema333 = {"$ref":"contract#/components/schemas/error","$id":"getUrlGroupResponse400"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
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
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate194.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse401 = validate195;
const schema335 = {"$ref":"contract#/components/schemas/error","$id":"getUrlGroupResponse401"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
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
validate195.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate195.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse404 = validate196;
const schema337 = {"$ref":"contract#/components/schemas/error","$id":"getUrlGroupResponse404"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
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
validate196.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate196.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUrlGroupResponse429 = validate197;
const schema339 = {"$ref":"contract#/components/schemas/error","$id":"getUrlGroupResponse429"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
validate197.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate197.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersParameters = validate198;
const schema341 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string","x-own-words":true}},"required":["urlGroup"]}},"$id":"setUrlGroupHeadersParameters"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate198.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate198.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersBody = validate199;
const schema342 = {"$ref":"requests#/components/schemas/url-group-headers","$id":"setUrlGroupHeadersBody"};
const schema343 = {"type":"object","required":["headers"],"properties":{"headers":{"type":"object","description":"The headers that go with each message to the group, unless the message has a header of that name. A name may\nbegin with `Upstash-Forward-`, which is left out.\n","additionalProperties":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
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
if((data.headers === undefined) && (missing0 = "headers")){
validate199.errors = [{instancePath,schemaPath:"requests#/components/schemas/url-group-headers/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.headers !== undefined){
let data0 = data.headers;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
const _errs5 = errors;
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"requests#/components/schemas/url-group-headers/properties/headers/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"requests#/components/schemas/url-group-headers/properties/headers/additionalProperties/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"requests#/components/schemas/url-group-headers/properties/headers/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"requests#/components/schemas/url-group-headers/properties/headers/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/headers",schemaPath:"requests#/components/schemas/url-group-headers/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"requests#/components/schemas/url-group-headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"headers":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse400 = validate200;
const schema344 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse400"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
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
validate200.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate200.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse401 = validate201;
const schema346 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse401"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
validate201.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate201.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse403 = validate202;
const schema348 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse403"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
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
validate202.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate202.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse404 = validate203;
const schema350 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse404"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
validate203.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate203.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse413 = validate204;
const schema352 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse413"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
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
validate204.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate204.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setUrlGroupHeadersResponse429 = validate205;
const schema354 = {"$ref":"contract#/components/schemas/error","$id":"setUrlGroupHeadersResponse429"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setUrlGroupHeadersResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
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
validate205.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate205.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteUrlGroupParameters = validate206;
const schema356 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string","x-own-words":true}},"required":["urlGroup"]}},"$id":"deleteUrlGroupParameters"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteUrlGroupParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate206.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate206.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteUrlGroupResponse400 = validate207;
const schema357 = {"$ref":"contract#/components/schemas/error","$id":"deleteUrlGroupResponse400"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteUrlGroupResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
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
validate207.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate207.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteUrlGroupResponse401 = validate208;
const schema359 = {"$ref":"contract#/components/schemas/error","$id":"deleteUrlGroupResponse401"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteUrlGroupResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
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
validate208.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate208.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteUrlGroupResponse403 = validate209;
const schema361 = {"$ref":"contract#/components/schemas/error","$id":"deleteUrlGroupResponse403"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteUrlGroupResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
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
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate209.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteUrlGroupResponse429 = validate210;
const schema363 = {"$ref":"contract#/components/schemas/error","$id":"deleteUrlGroupResponse429"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteUrlGroupResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
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
validate210.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate210.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsParameters = validate211;
const schema365 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string","x-own-words":true}},"required":["urlGroup"]}},"$id":"addEndpointsParameters"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate211.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate211.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsBody = validate212;
const schema366 = {"$ref":"requests#/components/schemas/add-endpoints","$id":"addEndpointsBody"};
const schema367 = {"type":"object","required":["endpoints"],"properties":{"endpoints":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/endpoint"}}}};
const schema368 = {"type":"object","required":["url"],"properties":{"name":{"type":"string","examples":["one"],"x-own-words":true,"description":"Any text without control characters. An empty one is as if it were absent."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"],"x-own-words":true}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate213.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.url === undefined) && (missing1 = "url")){
validate213.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
validate213.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/components/schemas/endpoint/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.url !== undefined){
const _errs8 = errors;
if(typeof data1.url !== "string"){
validate213.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/components/schemas/endpoint/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/endpoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"endpoints":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"endpoints":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse400 = validate215;
const schema369 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse400"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
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
validate215.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate215.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse401 = validate216;
const schema371 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse401"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
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
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate216.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse403 = validate217;
const schema373 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse403"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
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
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate217.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse412 = validate218;
const schema375 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse412"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate218.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse413 = validate219;
const schema377 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse413"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate219.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addEndpointsResponse429 = validate220;
const schema379 = {"$ref":"contract#/components/schemas/error","$id":"addEndpointsResponse429"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addEndpointsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
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
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate220.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsParameters = validate221;
const schema381 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string","x-own-words":true}},"required":["urlGroup"]}},"$id":"removeEndpointsParameters"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate221.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate221.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsBody = validate222;
const schema382 = {"$ref":"requests#/components/schemas/remove-endpoints","$id":"removeEndpointsBody"};
const schema383 = {"type":"object","required":["endpoints"],"properties":{"endpoints":{"type":"array","minItems":1,"items":{"type":"object","description":"Each by its name or its URL, or by both, which it must have then. An empty one is as if it were absent.","x-own-words":true,"properties":{"name":{"type":"string","examples":["one"]},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"]}}}}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
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
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate222.errors = [{instancePath,schemaPath:"requests#/components/schemas/remove-endpoints/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate222.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"requests#/components/schemas/remove-endpoints/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
validate222.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"requests#/components/schemas/remove-endpoints/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.url !== undefined){
const _errs8 = errors;
if(typeof data1.url !== "string"){
validate222.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"requests#/components/schemas/remove-endpoints/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"requests#/components/schemas/remove-endpoints/properties/endpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"requests#/components/schemas/remove-endpoints/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"requests#/components/schemas/remove-endpoints/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"endpoints":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse400 = validate223;
const schema384 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse400"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
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
validate223.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate223.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse401 = validate224;
const schema386 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse401"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
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
validate224.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate224.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse403 = validate225;
const schema388 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse403"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
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
validate225.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate225.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse404 = validate226;
const schema390 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse404"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
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
validate226.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate226.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse413 = validate227;
const schema392 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse413"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate227.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeEndpointsResponse429 = validate228;
const schema394 = {"$ref":"contract#/components/schemas/error","$id":"removeEndpointsResponse429"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeEndpointsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
validate228.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate228.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersParameters = validate229;
const schema396 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"responseStatus":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]}},"$id":"listDeadLettersParameters"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.order === undefined){
data0.order = "latestFirst";
}
if(data0.count === undefined){
data0.count = 100;
}
if(data0.dlqIds !== undefined){
let data1 = data0.dlqIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate229.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate229.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate229.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate229.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate229.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate229.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageIds !== undefined){
let data23 = data0.messageIds;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.responseStatus !== undefined){
let data25 = data0.responseStatus;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data27 = data0.api;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data29 = data0.order;
const _errs59 = errors;
if(typeof data29 !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data29 === "latestFirst") || (data29 === "earliestFirst"))){
validate229.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema396.properties.query.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs59 === errors;
if(valid1){
let data30 = data0.count;
const _errs61 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate229.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs61){
if(typeof data30 == "number"){
if(data30 > 9007199254740991 || isNaN(data30)){
validate229.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data30 < 1 || isNaN(data30)){
validate229.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs61 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs63 = errors;
if(typeof data0.cursor !== "string"){
validate229.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs63 === errors;
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
}
}
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersResponse200 = validate230;
const schema397 = {"$ref":"contract#/components/schemas/dead-letter-page","$id":"listDeadLettersResponse200"};
const schema398 = {"type":"object","required":["messages"],"properties":{"cursor":{"type":"string","examples":["dlq-hofzf17cao"],"description":"Where the next page begins. Absent at the end."},"messages":{"type":"array","items":{"$ref":"#/components/schemas/dead-letter"}}}};
const schema399 = {"description":"A message that was given up, and the last response to it.","allOf":[{"$ref":"#/components/schemas/message"},{"type":"object","required":["dlqId","responseStatus"],"properties":{"dlqId":{"type":"string","examples":["1795478460000-0"],"description":"The id of the dead letter."},"responseStatus":{"type":"integer","examples":[500],"description":"The status of the last response; 0 where there was none."},"responseHeader":{"$ref":"#/components/schemas/header-values"},"responseBody":{"type":"string","examples":["out of order"],"description":"The body of the last response, where it is UTF-8 and not empty."},"responseBodyBase64":{"type":"string","examples":["3q2+7w=="],"description":"The body of the last response in base64, where it is not UTF-8."},"error":{"type":"string","examples":["connection refused"],"description":"Why the last attempt failed, where there was no response."}}}]};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
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
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs1 = errors;
if(typeof data.messageId !== "string"){
validate233.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "GET") || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "PATCH")) || (data4 === "DELETE"))){
validate233.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema137.properties.method.enum},message:"must be equal to one of the allowed values"}];
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
validate233.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate233.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate233.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/bodyBase64",schemaPath:"#/properties/bodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/callbackHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate233.errors = [{instancePath:instancePath+"/callbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate233.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/failureCallbackHeader/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate233.errors = [{instancePath:instancePath+"/failureCallbackHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate233.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs61 === errors;
if(!valid10){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate233.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dlqId === undefined) && (missing0 = "dlqId")) || ((data.responseStatus === undefined) && (missing0 = "responseStatus"))){
validate232.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dlqId !== undefined){
const _errs3 = errors;
if(typeof data.dlqId !== "string"){
validate232.errors = [{instancePath:instancePath+"/dlqId",schemaPath:"#/allOf/1/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate232.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/allOf/1/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate232.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate232.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate232.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/allOf/1/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate232.errors = [{instancePath:instancePath+"/responseBodyBase64",schemaPath:"#/allOf/1/properties/responseBodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate232.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate232.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate231.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate232(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"cursor":true,"messages":true},"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"cursor":true,"messages":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersResponse400 = validate237;
const schema405 = {"$ref":"contract#/components/schemas/error","$id":"listDeadLettersResponse400"};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate237.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersResponse401 = validate238;
const schema407 = {"$ref":"contract#/components/schemas/error","$id":"listDeadLettersResponse401"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
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
validate238.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate238.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLettersResponse429 = validate239;
const schema409 = {"$ref":"contract#/components/schemas/error","$id":"listDeadLettersResponse429"};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
validate239.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate239.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersParameters = validate240;
const schema411 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"responseStatus":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]}},"$id":"deleteDeadLettersParameters"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.count === undefined){
data0.count = 100;
}
if(data0.dlqIds !== undefined){
let data1 = data0.dlqIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate240.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate240.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate240.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate240.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate240.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate240.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageIds !== undefined){
let data23 = data0.messageIds;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.responseStatus !== undefined){
let data25 = data0.responseStatus;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data27 = data0.api;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate240.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate240.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate240.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs59 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate240.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs61 === errors;
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
}
}
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersBody = validate241;
const schema412 = {"$ref":"requests#/components/schemas/dlq-ids","$id":"deleteDeadLettersBody"};
const schema413 = {"type":"object","additionalProperties":false,"properties":{"dlqIds":{"type":"array","items":{"type":"string"},"description":"The same as in the query. An empty list selects nothing."}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "dlqIds")){
validate241.errors = [{instancePath,schemaPath:"requests#/components/schemas/dlq-ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.dlqIds !== undefined){
let data0 = data.dlqIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data0[i0] !== "string"){
validate241.errors = [{instancePath:instancePath+"/dlqIds/" + i0,schemaPath:"requests#/components/schemas/dlq-ids/properties/dlqIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/dlqIds",schemaPath:"requests#/components/schemas/dlq-ids/properties/dlqIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"requests#/components/schemas/dlq-ids/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse200 = validate242;
const schema414 = {"$ref":"contract#/components/schemas/deleted","$id":"deleteDeadLettersResponse200"};
const schema415 = {"type":"object","required":["deleted"],"properties":{"deleted":{"type":"integer","examples":[17],"description":"How many dead letters are deleted."},"cursor":{"type":"string","examples":["dlq-hofzf17cao","log-hofze1hc16"],"description":"Where to go on. Absent at the end."}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
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
validate242.errors = [{instancePath,schemaPath:"contract#/components/schemas/deleted/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.deleted !== undefined){
let data0 = data.deleted;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate242.errors = [{instancePath:instancePath+"/deleted",schemaPath:"contract#/components/schemas/deleted/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate242.errors = [{instancePath:instancePath+"/cursor",schemaPath:"contract#/components/schemas/deleted/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate242.errors = [{instancePath,schemaPath:"contract#/components/schemas/deleted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"deleted":true,"cursor":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse400 = validate243;
const schema416 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLettersResponse400"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
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
validate243.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate243.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse401 = validate244;
const schema418 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLettersResponse401"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
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
validate244.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate244.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse403 = validate245;
const schema420 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLettersResponse403"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
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
validate245.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate245.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse413 = validate246;
const schema422 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLettersResponse413"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
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
validate246.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate246.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLettersResponse429 = validate247;
const schema424 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLettersResponse429"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
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
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate247.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterParameters = validate248;
const schema426 = {"type":"object","properties":{"path":{"type":"object","properties":{"dlqId":{"type":"string","minLength":1}},"required":["dlqId"]}},"$id":"getDeadLetterParameters"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.dlqId === undefined) && (missing0 = "dlqId")){
validate248.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate248.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate248.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse200 = validate249;
const schema427 = {"$ref":"contract#/components/schemas/dead-letter","$id":"getDeadLetterResponse200"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dlqId === undefined) && (missing0 = "dlqId")) || ((data.responseStatus === undefined) && (missing0 = "responseStatus"))){
validate250.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dlqId !== undefined){
const _errs3 = errors;
if(typeof data.dlqId !== "string"){
validate250.errors = [{instancePath:instancePath+"/dlqId",schemaPath:"#/allOf/1/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/allOf/1/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate250.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/responseHeader/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate250.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate250.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/allOf/1/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath:instancePath+"/responseBodyBase64",schemaPath:"#/allOf/1/properties/responseBodyBase64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate250(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"dlqId":true,"responseStatus":true,"responseHeader":true,"responseBody":true,"responseBodyBase64":true,"error":true,"messageId":true,"url":true,"topicName":true,"endpointName":true,"method":true,"header":true,"body":true,"bodyBase64":true,"maxRetries":true,"notBefore":true,"createdAt":true,"callback":true,"callbackHeader":true,"failureCallback":true,"failureCallbackHeader":true,"queueName":true,"scheduleId":true,"callerIP":true,"callerIp":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"retryDelayExpression":true,"timeout":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse400 = validate253;
const schema430 = {"$ref":"contract#/components/schemas/error","$id":"getDeadLetterResponse400"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
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
validate253.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate253.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse401 = validate254;
const schema432 = {"$ref":"contract#/components/schemas/error","$id":"getDeadLetterResponse401"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
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
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate254.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse404 = validate255;
const schema434 = {"$ref":"contract#/components/schemas/error","$id":"getDeadLetterResponse404"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
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
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate255.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeadLetterResponse429 = validate256;
const schema436 = {"$ref":"contract#/components/schemas/error","$id":"getDeadLetterResponse429"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
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
validate256.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate256.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterParameters = validate257;
const schema438 = {"type":"object","properties":{"path":{"type":"object","properties":{"dlqId":{"type":"string","minLength":1}},"required":["dlqId"]}},"$id":"deleteDeadLetterParameters"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.dlqId === undefined) && (missing0 = "dlqId")){
validate257.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate257.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterResponse400 = validate258;
const schema439 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLetterResponse400"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
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
validate258.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate258.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterResponse401 = validate259;
const schema441 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLetterResponse401"};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
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
validate259.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate259.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterResponse403 = validate260;
const schema443 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLetterResponse403"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
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
validate260.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate260.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterResponse404 = validate261;
const schema445 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLetterResponse404"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
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
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate261.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDeadLetterResponse429 = validate262;
const schema447 = {"$ref":"contract#/components/schemas/error","$id":"deleteDeadLetterResponse429"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLetterResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
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
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate262.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersParameters = validate263;
const schema449 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"responseStatus":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]},"header":{"type":"object","properties":{"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-not-before":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"}},"required":[]}},"$id":"retryDeadLettersParameters"};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.count === undefined){
data0.count = 100;
}
if(data0.dlqIds !== undefined){
let data1 = data0.dlqIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate263.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate263.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate263.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate263.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate263.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate263.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageIds !== undefined){
let data23 = data0.messageIds;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.responseStatus !== undefined){
let data25 = data0.responseStatus;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data27 = data0.api;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate263.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate263.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate263.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs59 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate263.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs61 === errors;
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
}
}
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data31 = data.header;
const _errs63 = errors;
if(errors === _errs63){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31["upstash-method"] !== undefined){
const _errs65 = errors;
if(typeof data31["upstash-method"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs65 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-delay"] !== undefined){
const _errs67 = errors;
if(typeof data31["upstash-delay"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-not-before"] !== undefined){
const _errs69 = errors;
if(typeof data31["upstash-not-before"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs69 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-retries"] !== undefined){
const _errs71 = errors;
if(typeof data31["upstash-retries"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs71 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-retry-delay"] !== undefined){
const _errs73 = errors;
if(typeof data31["upstash-retry-delay"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs73 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-timeout"] !== undefined){
const _errs75 = errors;
if(typeof data31["upstash-timeout"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs75 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["service-callback"] !== undefined){
const _errs77 = errors;
if(typeof data31["service-callback"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs77 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-callback"] !== undefined){
const _errs79 = errors;
if(typeof data31["upstash-callback"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs79 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-callback-method"] !== undefined){
const _errs81 = errors;
if(typeof data31["upstash-callback-method"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs81 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-callback-timeout"] !== undefined){
const _errs83 = errors;
if(typeof data31["upstash-callback-timeout"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs83 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-callback-retries"] !== undefined){
const _errs85 = errors;
if(typeof data31["upstash-callback-retries"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs85 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-callback-retry-delay"] !== undefined){
const _errs87 = errors;
if(typeof data31["upstash-callback-retry-delay"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs87 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-failure-callback"] !== undefined){
const _errs89 = errors;
if(typeof data31["upstash-failure-callback"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs89 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-failure-callback-method"] !== undefined){
const _errs91 = errors;
if(typeof data31["upstash-failure-callback-method"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs91 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-failure-callback-timeout"] !== undefined){
const _errs93 = errors;
if(typeof data31["upstash-failure-callback-timeout"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs93 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-failure-callback-retries"] !== undefined){
const _errs95 = errors;
if(typeof data31["upstash-failure-callback-retries"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs95 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-failure-callback-retry-delay"] !== undefined){
const _errs97 = errors;
if(typeof data31["upstash-failure-callback-retry-delay"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs97 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-flow-control-key"] !== undefined){
const _errs99 = errors;
if(typeof data31["upstash-flow-control-key"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs99 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-flow-control-value"] !== undefined){
const _errs101 = errors;
if(typeof data31["upstash-flow-control-value"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs101 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31["upstash-label"] !== undefined){
const _errs103 = errors;
if(typeof data31["upstash-label"] !== "string"){
validate263.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs103 === errors;
}
else {
var valid15 = true;
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
validate263.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersBody = validate264;
const schema450 = {"$ref":"requests#/components/schemas/dlq-ids","$id":"retryDeadLettersBody"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "dlqIds")){
validate264.errors = [{instancePath,schemaPath:"requests#/components/schemas/dlq-ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.dlqIds !== undefined){
let data0 = data.dlqIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data0[i0] !== "string"){
validate264.errors = [{instancePath:instancePath+"/dlqIds/" + i0,schemaPath:"requests#/components/schemas/dlq-ids/properties/dlqIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/dlqIds",schemaPath:"requests#/components/schemas/dlq-ids/properties/dlqIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"requests#/components/schemas/dlq-ids/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse201 = validate265;
const schema452 = {"$ref":"contract#/components/schemas/retried","$id":"retryDeadLettersResponse201"};
const schema453 = {"type":"object","required":["responses"],"properties":{"cursor":{"type":"string","examples":["dlq-hofzf17cao","log-hofze1hc16"],"description":"Where to go on. Absent at the end."},"responses":{"type":"array","items":{"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"],"description":"The id of the new message."}}}}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
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
validate265.errors = [{instancePath,schemaPath:"contract#/components/schemas/retried/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs2 = errors;
if(typeof data.cursor !== "string"){
validate265.errors = [{instancePath:instancePath+"/cursor",schemaPath:"contract#/components/schemas/retried/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate265.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"contract#/components/schemas/retried/properties/responses/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.messageId !== undefined){
if(typeof data2.messageId !== "string"){
validate265.errors = [{instancePath:instancePath+"/responses/" + i0+"/messageId",schemaPath:"contract#/components/schemas/retried/properties/responses/items/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/responses/" + i0,schemaPath:"contract#/components/schemas/retried/properties/responses/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate265.errors = [{instancePath:instancePath+"/responses",schemaPath:"contract#/components/schemas/retried/properties/responses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate265.errors = [{instancePath,schemaPath:"contract#/components/schemas/retried/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":{"cursor":true,"responses":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse400 = validate266;
const schema454 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse400"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
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
validate266.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate266.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse401 = validate267;
const schema456 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse401"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
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
validate267.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate267.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse403 = validate268;
const schema458 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse403"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
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
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate268.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse404 = validate269;
const schema460 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse404"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
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
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate269.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse412 = validate270;
const schema462 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse412"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
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
validate270.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate270.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse413 = validate271;
const schema464 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse413"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
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
validate271.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate271.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLettersResponse429 = validate272;
const schema466 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLettersResponse429"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
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
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate272.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterParameters = validate273;
const schema468 = {"type":"object","properties":{"path":{"type":"object","properties":{"dlqId":{"type":"string","minLength":1}},"required":["dlqId"]},"header":{"type":"object","properties":{"upstash-method":{"type":"string","x-own-words":true},"upstash-delay":{"type":"string","x-own-words":true},"upstash-not-before":{"type":"string","x-own-words":true},"upstash-retries":{"type":"string","x-own-words":true},"upstash-retry-delay":{"type":"string","x-own-words":true},"upstash-timeout":{"type":"string","x-own-words":true},"service-callback":{"type":"string","x-own-words":true},"upstash-callback":{"type":"string","x-own-words":true},"upstash-callback-method":{"type":"string","x-own-words":true},"upstash-callback-timeout":{"type":"string","x-own-words":true},"upstash-callback-retries":{"type":"string","x-own-words":true},"upstash-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-failure-callback":{"type":"string","x-own-words":true},"upstash-failure-callback-method":{"type":"string","x-own-words":true},"upstash-failure-callback-timeout":{"type":"string","x-own-words":true},"upstash-failure-callback-retries":{"type":"string","x-own-words":true},"upstash-failure-callback-retry-delay":{"type":"string","x-own-words":true},"upstash-flow-control-key":{"type":"string","x-own-words":true},"upstash-flow-control-value":{"type":"string","x-own-words":true},"upstash-label":{"type":"string"}},"required":[]}},"$id":"retryDeadLetterParameters"};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.dlqId === undefined) && (missing0 = "dlqId")){
validate273.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate273.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate273.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["upstash-method"] !== undefined){
const _errs7 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs19 = errors;
if(typeof data2["service-callback"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs25 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate273.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs45 === errors;
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
}
}
}
}
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse201 = validate274;
const schema469 = {"$ref":"contract#/components/schemas/published-message","$id":"retryDeadLetterResponse201"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
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
validate274.errors = [{instancePath,schemaPath:"contract#/components/schemas/published-message/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
const _errs2 = errors;
if(typeof data.messageId !== "string"){
validate274.errors = [{instancePath:instancePath+"/messageId",schemaPath:"contract#/components/schemas/published-message/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate274.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/published-message/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate274.errors = [{instancePath:instancePath+"/deduplicated",schemaPath:"contract#/components/schemas/published-message/properties/deduplicated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate274.errors = [{instancePath,schemaPath:"contract#/components/schemas/published-message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"messageId":true,"url":true,"deduplicated":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse400 = validate275;
const schema471 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse400"};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
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
validate275.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate275.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse401 = validate276;
const schema473 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse401"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
validate276.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate276.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse403 = validate277;
const schema475 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse403"};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
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
validate277.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate277.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse404 = validate278;
const schema477 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse404"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
validate278.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate278.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse412 = validate279;
const schema479 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse412"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
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
validate279.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate279.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const retryDeadLetterResponse429 = validate280;
const schema481 = {"$ref":"contract#/components/schemas/error","$id":"retryDeadLetterResponse429"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
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
validate280.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate280.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsParameters = validate281;
const schema483 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string","x-own-words":true}},"path":{"type":"array","items":{"type":"string","x-own-words":true}},"state":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":1000,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]}},"$id":"listEventsParameters"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.count === undefined){
data0.count = 1000;
}
if(data0.messageIds !== undefined){
let data1 = data0.messageIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate281.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate281.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate281.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate281.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate281.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate281.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.host !== undefined){
let data23 = data0.host;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
let data25 = data0.path;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.state !== undefined){
let data27 = data0.state;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data29 = data0.api;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data29)){
var valid15 = true;
const len13 = data29.length;
for(let i13=0; i13<len13; i13++){
const _errs61 = errors;
if(typeof data29[i13] !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs61 === errors;
if(!valid15){
break;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data31 = data0.count;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate281.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
validate281.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data31 < 1 || isNaN(data31)){
validate281.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs63 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs65 = errors;
if(typeof data0.cursor !== "string"){
validate281.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs65 === errors;
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
}
}
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsResponse200 = validate282;
const schema484 = {"$ref":"contract#/components/schemas/event-page","$id":"listEventsResponse200"};
const schema485 = {"type":"object","required":["events"],"properties":{"cursor":{"type":"string","examples":["log-hofze1hc16"],"description":"Where the next page begins. Absent at the end."},"events":{"type":"array","items":{"$ref":"#/components/schemas/log-entry"}}}};
const schema486 = {"type":"object","description":"Something that happened to a message.","required":["time","messageId","state","url"],"properties":{"time":{"type":"integer","examples":[1795478400000],"description":"When it happened, in Unix milliseconds."},"messageId":{"type":"string","examples":["msg_26hZCxZCuWyyTWPmSVBrNB882AMRP","msg_26hZCxcv1Vn8yhwNYqzXpTgYcBh2E"]},"state":{"type":"string","enum":["CREATED","ACTIVE","RETRY","ERROR","DELIVERED","FAILED","CANCEL_REQUESTED","CANCELED"],"description":"What happened."},"error":{"type":"string","examples":["connection refused"],"description":"Why an attempt failed."},"nextDeliveryTime":{"type":"integer","examples":[1795478412000],"description":"When it is to be delivered, or tried again, in Unix milliseconds."},"url":{"type":"string","examples":["https://example.com/one","https://example.com/two"]},"topicName":{"type":"string","examples":["billing"]},"endpointName":{"type":"string","examples":["one"]},"scheduleId":{"type":"string","examples":["scd_7kYjw48mhY7kAjqNGcy6cr29RJ6r"]},"queueName":{"type":"string","examples":["orders"]},"header":{"$ref":"#/components/schemas/header-values"},"body":{"type":"string","examples":["eyJoZWxsbyI6IndvcmxkIn0="],"description":"The body of the message in base64."},"bodyTruncated":{"type":"boolean","description":"Present and true where the body of a callback had to be cut to the largest size of a message."},"responseStatus":{"type":"integer","examples":[500]},"responseBody":{"type":"string","description":"The body of the response in base64."},"responseHeader":{"$ref":"#/components/schemas/header-values"},"responseHeaders":{"$ref":"#/components/schemas/header-values"},"timeout":{"type":"integer","examples":[30000],"description":"Milliseconds that the attempt may take."},"method":{"type":"string","examples":["POST"]},"callback":{"type":"string","examples":["https://example.com/callback"]},"callbackHeaders":{"$ref":"#/components/schemas/header-values"},"failureCallback":{"type":"string","examples":["https://example.com/failed"]},"failureCallbackHeaders":{"$ref":"#/components/schemas/header-values"},"maxRetries":{"type":"integer","examples":[3]},"retryDelayExpr":{"type":"string","examples":["1000 * (1 + retried)"]},"retryDelayExpression":{"type":"string","examples":["1000 * (1 + retried)"]},"label":{"type":"string","examples":["billing"]},"labels":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"string","examples":["api.example.com"]},"rate":{"type":"integer","examples":[10]},"period":{"type":"integer","examples":[60],"description":"Seconds; 1 where none is said. Present with `rate` and with `parallelism`."},"parallelism":{"type":"integer","examples":[5]},"callerIP":{"type":"string","examples":["127.0.0.1"]},"callerIp":{"type":"string","examples":["127.0.0.1"]}}};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
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
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.time !== undefined){
let data0 = data.time;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate284.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "CREATED") || (data2 === "ACTIVE")) || (data2 === "RETRY")) || (data2 === "ERROR")) || (data2 === "DELIVERED")) || (data2 === "FAILED")) || (data2 === "CANCEL_REQUESTED")) || (data2 === "CANCELED"))){
validate284.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema486.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate284.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/nextDeliveryTime",schemaPath:"#/properties/nextDeliveryTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/topicName",schemaPath:"#/properties/topicName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/endpointName",schemaPath:"#/properties/endpointName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/scheduleId",schemaPath:"#/properties/scheduleId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/header/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/header",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate284.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/bodyTruncated",schemaPath:"#/properties/bodyTruncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate284.errors = [{instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/responseHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/responseHeader/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/responseHeader",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate284.errors = [{instancePath:instancePath+"/responseHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs51 === errors;
if(!valid9){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/responseHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/responseHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate284.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/callback",schemaPath:"#/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/callbackHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs65 === errors;
if(!valid12){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/callbackHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/callbackHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate284.errors = [{instancePath:instancePath+"/failureCallback",schemaPath:"#/properties/failureCallback/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/failureCallbackHeaders/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,schemaPath:"#/components/schemas/header-values/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs75 === errors;
if(!valid15){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/failureCallbackHeaders/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/header-values/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/failureCallbackHeaders",schemaPath:"#/components/schemas/header-values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate284.errors = [{instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/retryDelayExpr",schemaPath:"#/properties/retryDelayExpr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/retryDelayExpression",schemaPath:"#/properties/retryDelayExpression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/labels/" + i5,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs87 === errors;
if(!valid16){
break;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate284.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"#/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate284.errors = [{instancePath:instancePath+"/callerIP",schemaPath:"#/properties/callerIP/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"time":true,"messageId":true,"state":true,"error":true,"nextDeliveryTime":true,"url":true,"topicName":true,"endpointName":true,"scheduleId":true,"queueName":true,"header":true,"body":true,"bodyTruncated":true,"responseStatus":true,"responseBody":true,"responseHeader":true,"responseHeaders":true,"timeout":true,"method":true,"callback":true,"callbackHeaders":true,"failureCallback":true,"failureCallbackHeaders":true,"maxRetries":true,"retryDelayExpr":true,"retryDelayExpression":true,"label":true,"labels":true,"flowControlKey":true,"rate":true,"period":true,"parallelism":true,"callerIP":true,"callerIp":true},"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
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
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate283.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate284(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate283.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"cursor":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate283(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"cursor":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsResponse400 = validate287;
const schema492 = {"$ref":"contract#/components/schemas/error","$id":"listEventsResponse400"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
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
validate287.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate287.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsResponse401 = validate288;
const schema494 = {"$ref":"contract#/components/schemas/error","$id":"listEventsResponse401"};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
validate288.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate288.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEventsResponse429 = validate289;
const schema496 = {"$ref":"contract#/components/schemas/error","$id":"listEventsResponse429"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
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
validate289.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate289.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsParameters = validate290;
const schema498 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string","x-own-words":true}},"messageId":{"type":"array","items":{"type":"string","x-own-words":true}},"url":{"type":"array","items":{"type":"string","x-own-words":true}},"topicName":{"type":"array","items":{"type":"string","x-own-words":true}},"queueName":{"type":"array","items":{"type":"string","x-own-words":true}},"scheduleId":{"type":"array","items":{"type":"string","x-own-words":true}},"label":{"type":"array","items":{"type":"string","x-own-words":true}},"flowControlKey":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIp":{"type":"array","items":{"type":"string","x-own-words":true}},"callerIP":{"type":"array","items":{"type":"string","x-own-words":true}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string","x-own-words":true}},"path":{"type":"array","items":{"type":"string","x-own-words":true}},"state":{"type":"array","items":{"type":"string","x-own-words":true}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string","x-own-words":true}},"required":[]}},"$id":"listLogsParameters"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.count === undefined){
data0.count = 100;
}
if(data0.messageIds !== undefined){
let data1 = data0.messageIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.messageId !== undefined){
let data3 = data0.messageId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.url !== undefined){
let data5 = data0.url;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(typeof data5[i2] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topicName !== undefined){
let data7 = data0.topicName;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid5 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
const _errs17 = errors;
if(typeof data7[i3] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.queueName !== undefined){
let data9 = data0.queueName;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid6 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(typeof data9[i4] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.scheduleId !== undefined){
let data11 = data0.scheduleId;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid7 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
const _errs25 = errors;
if(typeof data11[i5] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data13 = data0.label;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid8 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
const _errs29 = errors;
if(typeof data13[i6] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.flowControlKey !== undefined){
let data15 = data0.flowControlKey;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid9 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
const _errs33 = errors;
if(typeof data15[i7] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIp !== undefined){
let data17 = data0.callerIp;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid10 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
const _errs37 = errors;
if(typeof data17[i8] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.callerIP !== undefined){
let data19 = data0.callerIP;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data19)){
var valid11 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
const _errs41 = errors;
if(typeof data19[i9] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate290.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate290.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate290.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate290.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate290.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate290.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.host !== undefined){
let data23 = data0.host;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data23)){
var valid12 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
const _errs49 = errors;
if(typeof data23[i10] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
let data25 = data0.path;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid13 = true;
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
const _errs53 = errors;
if(typeof data25[i11] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs51 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.state !== undefined){
let data27 = data0.state;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid14 = true;
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
const _errs57 = errors;
if(typeof data27[i12] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.api !== undefined){
let data29 = data0.api;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data29)){
var valid15 = true;
const len13 = data29.length;
for(let i13=0; i13<len13; i13++){
const _errs61 = errors;
if(typeof data29[i13] !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs61 === errors;
if(!valid15){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data31 = data0.count;
const _errs63 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate290.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs63){
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
validate290.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data31 < 1 || isNaN(data31)){
validate290.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs63 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs65 = errors;
if(typeof data0.cursor !== "string"){
validate290.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs65 === errors;
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
}
}
}
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse200 = validate291;
const schema499 = {"$ref":"contract#/components/schemas/log-page","$id":"listLogsResponse200"};
const schema500 = {"type":"object","required":["logs"],"properties":{"cursor":{"type":"string","examples":["log-hofze1hc16"],"description":"Where the next page begins. Absent at the end."},"logs":{"type":"array","items":{"$ref":"#/components/schemas/log-entry"}}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
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
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cursor !== undefined){
const _errs1 = errors;
if(typeof data.cursor !== "string"){
validate292.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate284(data1[i0], {instancePath:instancePath+"/logs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":{"cursor":true,"logs":true},"dynamicProps":false,"dynamicItems":false};


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"cursor":true,"logs":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse400 = validate295;
const schema501 = {"$ref":"contract#/components/schemas/error","$id":"listLogsResponse400"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
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
validate295.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate295.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse401 = validate296;
const schema503 = {"$ref":"contract#/components/schemas/error","$id":"listLogsResponse401"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
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
validate296.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate296.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listLogsResponse429 = validate297;
const schema505 = {"$ref":"contract#/components/schemas/error","$id":"listLogsResponse429"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
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
validate297.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate297.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsParameters = validate298;
const schema507 = {"type":"object","properties":{"query":{"type":"object","properties":{"search":{"type":"string"}},"required":[]}},"$id":"listFlowControlsParameters"};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.search !== undefined){
if(typeof data0.search !== "string"){
validate298.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse200 = validate299;
const schema508 = {"type":"array","items":{"$ref":"contract#/components/schemas/flow-control"},"$id":"listFlowControlsResponse200"};
const schema509 = {"type":"object","required":["flowControlKey","waitListSize","parallelismMax","parallelismCount","rateMax","rateCount","ratePeriod","ratePeriodStart","isPaused","isPinnedParallelism","isPinnedRate"],"properties":{"flowControlKey":{"type":"string","examples":["api.example.com"]},"waitListSize":{"type":"integer","examples":[4],"description":"Messages that are due and wait for the key."},"parallelismMax":{"type":"integer","examples":[5,10],"description":"Deliveries at a time; 0 is no limit."},"parallelismCount":{"type":"integer","examples":[5,3],"description":"Deliveries under way."},"rateMax":{"type":"integer","examples":[10],"description":"Requests that may leave in each period; 0 is no limit."},"rateCount":{"type":"integer","examples":[7],"description":"Requests that have left in this period."},"ratePeriod":{"type":"integer","examples":[60],"description":"Seconds."},"ratePeriodStart":{"type":"integer","examples":[1795478400],"description":"Unix seconds."},"isPaused":{"type":"boolean"},"isPinnedParallelism":{"type":"boolean","description":"Whether the parallelism is pinned, so that messages don't change it."},"isPinnedRate":{"type":"boolean","description":"Whether rate and period are pinned, so that messages don't change them."}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
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
validate299.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/flow-control/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
const _errs4 = errors;
if(typeof data0.flowControlKey !== "string"){
validate299.errors = [{instancePath:instancePath+"/" + i0+"/flowControlKey",schemaPath:"contract#/components/schemas/flow-control/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/waitListSize",schemaPath:"contract#/components/schemas/flow-control/properties/waitListSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/parallelismMax",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/parallelismCount",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/rateMax",schemaPath:"contract#/components/schemas/flow-control/properties/rateMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/rateCount",schemaPath:"contract#/components/schemas/flow-control/properties/rateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/ratePeriod",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriod/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/ratePeriodStart",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriodStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/isPaused",schemaPath:"contract#/components/schemas/flow-control/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/isPinnedParallelism",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0+"/isPinnedRate",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate299.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse400 = validate300;
const schema510 = {"$ref":"contract#/components/schemas/error","$id":"listFlowControlsResponse400"};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
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
validate300.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate300.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse401 = validate301;
const schema512 = {"$ref":"contract#/components/schemas/error","$id":"listFlowControlsResponse401"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
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
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate301.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listFlowControlsResponse429 = validate302;
const schema514 = {"$ref":"contract#/components/schemas/error","$id":"listFlowControlsResponse429"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
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
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate302.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlParameters = validate303;
const schema516 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]}},"$id":"getFlowControlParameters"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate303.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate303.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse200 = validate304;
const schema517 = {"$ref":"contract#/components/schemas/flow-control","$id":"getFlowControlResponse200"};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
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
validate304.errors = [{instancePath,schemaPath:"contract#/components/schemas/flow-control/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.flowControlKey !== undefined){
const _errs2 = errors;
if(typeof data.flowControlKey !== "string"){
validate304.errors = [{instancePath:instancePath+"/flowControlKey",schemaPath:"contract#/components/schemas/flow-control/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate304.errors = [{instancePath:instancePath+"/waitListSize",schemaPath:"contract#/components/schemas/flow-control/properties/waitListSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"contract#/components/schemas/flow-control/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/rateMax",schemaPath:"contract#/components/schemas/flow-control/properties/rateMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/rateCount",schemaPath:"contract#/components/schemas/flow-control/properties/rateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/ratePeriod",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriod/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/ratePeriodStart",schemaPath:"contract#/components/schemas/flow-control/properties/ratePeriodStart/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate304.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"contract#/components/schemas/flow-control/properties/isPaused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate304.errors = [{instancePath:instancePath+"/isPinnedParallelism",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate304.errors = [{instancePath:instancePath+"/isPinnedRate",schemaPath:"contract#/components/schemas/flow-control/properties/isPinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate304.errors = [{instancePath,schemaPath:"contract#/components/schemas/flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":{"flowControlKey":true,"waitListSize":true,"parallelismMax":true,"parallelismCount":true,"rateMax":true,"rateCount":true,"ratePeriod":true,"ratePeriodStart":true,"isPaused":true,"isPinnedParallelism":true,"isPinnedRate":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse400 = validate305;
const schema519 = {"$ref":"contract#/components/schemas/error","$id":"getFlowControlResponse400"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate305.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse401 = validate306;
const schema521 = {"$ref":"contract#/components/schemas/error","$id":"getFlowControlResponse401"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
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
validate306.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate306.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse404 = validate307;
const schema523 = {"$ref":"contract#/components/schemas/error","$id":"getFlowControlResponse404"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
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
validate307.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate307.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getFlowControlResponse429 = validate308;
const schema525 = {"$ref":"contract#/components/schemas/error","$id":"getFlowControlResponse429"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
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
validate308.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate308.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseFlowControlParameters = validate309;
const schema527 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]}},"$id":"pauseFlowControlParameters"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate309.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate309.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const pauseFlowControlResponse400 = validate310;
const schema528 = {"$ref":"contract#/components/schemas/error","$id":"pauseFlowControlResponse400"};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
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
validate310.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate310.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseFlowControlResponse401 = validate311;
const schema530 = {"$ref":"contract#/components/schemas/error","$id":"pauseFlowControlResponse401"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
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
validate311.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate311.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseFlowControlResponse403 = validate312;
const schema532 = {"$ref":"contract#/components/schemas/error","$id":"pauseFlowControlResponse403"};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseFlowControlResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
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
validate312.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate312.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pauseFlowControlResponse429 = validate313;
const schema534 = {"$ref":"contract#/components/schemas/error","$id":"pauseFlowControlResponse429"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
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
validate313.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate313.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeFlowControlParameters = validate314;
const schema536 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]}},"$id":"resumeFlowControlParameters"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate314.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate314.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resumeFlowControlResponse400 = validate315;
const schema537 = {"$ref":"contract#/components/schemas/error","$id":"resumeFlowControlResponse400"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
validate315.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate315.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeFlowControlResponse401 = validate316;
const schema539 = {"$ref":"contract#/components/schemas/error","$id":"resumeFlowControlResponse401"};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
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
validate316.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate316.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeFlowControlResponse403 = validate317;
const schema541 = {"$ref":"contract#/components/schemas/error","$id":"resumeFlowControlResponse403"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeFlowControlResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
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
validate317.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate317.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resumeFlowControlResponse429 = validate318;
const schema543 = {"$ref":"contract#/components/schemas/error","$id":"resumeFlowControlResponse429"};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
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
validate318.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate318.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pinFlowControlParameters = validate319;
const schema545 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]},"query":{"type":"object","properties":{"parallelism":{"type":"integer","minimum":1,"maximum":999999999},"rate":{"type":"integer","minimum":1,"maximum":999999999},"period":{"type":"integer","minimum":1,"maximum":604800}},"required":[]}},"$id":"pinFlowControlParameters"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate319.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate319.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.parallelism !== undefined){
let data3 = data2.parallelism;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate319.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 999999999 || isNaN(data3)){
validate319.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},message:"must be <= 999999999"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate319.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.rate !== undefined){
let data4 = data2.rate;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate319.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 999999999 || isNaN(data4)){
validate319.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999},message:"must be <= 999999999"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate319.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.period !== undefined){
let data5 = data2.period;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate319.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 604800 || isNaN(data5)){
validate319.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate319.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const pinFlowControlResponse400 = validate320;
const schema546 = {"$ref":"contract#/components/schemas/error","$id":"pinFlowControlResponse400"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
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
validate320.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate320.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pinFlowControlResponse401 = validate321;
const schema548 = {"$ref":"contract#/components/schemas/error","$id":"pinFlowControlResponse401"};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
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
validate321.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate321.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pinFlowControlResponse403 = validate322;
const schema550 = {"$ref":"contract#/components/schemas/error","$id":"pinFlowControlResponse403"};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
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
validate322.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate322.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const pinFlowControlResponse429 = validate323;
const schema552 = {"$ref":"contract#/components/schemas/error","$id":"pinFlowControlResponse429"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
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
validate323.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate323.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unpinFlowControlParameters = validate324;
const schema554 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]},"query":{"type":"object","properties":{"parallelism":{"type":"boolean","default":false},"rate":{"type":"boolean","default":false}},"required":[]}},"$id":"unpinFlowControlParameters"};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate324.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate324.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.parallelism === undefined){
data2.parallelism = false;
}
if(data2.rate === undefined){
data2.rate = false;
}
const _errs7 = errors;
if(typeof data2.parallelism !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.rate !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const unpinFlowControlResponse400 = validate325;
const schema555 = {"$ref":"contract#/components/schemas/error","$id":"unpinFlowControlResponse400"};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
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
validate325.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate325.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unpinFlowControlResponse401 = validate326;
const schema557 = {"$ref":"contract#/components/schemas/error","$id":"unpinFlowControlResponse401"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
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
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate326.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unpinFlowControlResponse403 = validate327;
const schema559 = {"$ref":"contract#/components/schemas/error","$id":"unpinFlowControlResponse403"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate327.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unpinFlowControlResponse429 = validate328;
const schema561 = {"$ref":"contract#/components/schemas/error","$id":"unpinFlowControlResponse429"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
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
validate328.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate328.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate328.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetRateParameters = validate329;
const schema563 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]}},"$id":"resetRateParameters"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetRateParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate329.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate329.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate329.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resetRateResponse400 = validate330;
const schema564 = {"$ref":"contract#/components/schemas/error","$id":"resetRateResponse400"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetRateResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
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
validate330.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate330.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetRateResponse401 = validate331;
const schema566 = {"$ref":"contract#/components/schemas/error","$id":"resetRateResponse401"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetRateResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
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
validate331.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate331.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetRateResponse403 = validate332;
const schema568 = {"$ref":"contract#/components/schemas/error","$id":"resetRateResponse403"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetRateResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
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
validate332.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate332.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate332.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetRateResponse429 = validate333;
const schema570 = {"$ref":"contract#/components/schemas/error","$id":"resetRateResponse429"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetRateResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
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
validate333.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate333.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetFlowControlParameters = validate334;
const schema572 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string","x-own-words":true}},"required":["flowControlKey"]}},"$id":"resetFlowControlParameters"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetFlowControlParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate334.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate334.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resetFlowControlResponse400 = validate335;
const schema573 = {"$ref":"contract#/components/schemas/error","$id":"resetFlowControlResponse400"};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetFlowControlResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
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
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate335.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetFlowControlResponse401 = validate336;
const schema575 = {"$ref":"contract#/components/schemas/error","$id":"resetFlowControlResponse401"};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetFlowControlResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
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
validate336.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate336.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetFlowControlResponse403 = validate337;
const schema577 = {"$ref":"contract#/components/schemas/error","$id":"resetFlowControlResponse403"};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetFlowControlResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
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
validate337.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate337.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const resetFlowControlResponse429 = validate338;
const schema579 = {"$ref":"contract#/components/schemas/error","$id":"resetFlowControlResponse429"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetFlowControlResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
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
validate338.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate338.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getGlobalParallelismParameters = validate339;
const schema581 = {"type":"object","properties":{},"$id":"getGlobalParallelismParameters"};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGlobalParallelismParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getGlobalParallelismResponse200 = validate340;
const schema582 = {"$ref":"contract#/components/schemas/global-parallelism","$id":"getGlobalParallelismResponse200"};
const schema583 = {"type":"object","required":["parallelismMax","parallelismCount"],"properties":{"parallelismMax":{"type":"integer","examples":[10],"description":"Deliveries at a time."},"parallelismCount":{"type":"integer","examples":[3],"description":"Deliveries under way."}}};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGlobalParallelismResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
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
validate340.errors = [{instancePath,schemaPath:"contract#/components/schemas/global-parallelism/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parallelismMax !== undefined){
let data0 = data.parallelismMax;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate340.errors = [{instancePath:instancePath+"/parallelismMax",schemaPath:"contract#/components/schemas/global-parallelism/properties/parallelismMax/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate340.errors = [{instancePath:instancePath+"/parallelismCount",schemaPath:"contract#/components/schemas/global-parallelism/properties/parallelismCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate340.errors = [{instancePath,schemaPath:"contract#/components/schemas/global-parallelism/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"parallelismMax":true,"parallelismCount":true},"dynamicProps":false,"dynamicItems":false};

export const getGlobalParallelismResponse401 = validate341;
const schema584 = {"$ref":"contract#/components/schemas/error","$id":"getGlobalParallelismResponse401"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGlobalParallelismResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
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
validate341.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate341.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getGlobalParallelismResponse429 = validate342;
const schema586 = {"$ref":"contract#/components/schemas/error","$id":"getGlobalParallelismResponse429"};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGlobalParallelismResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
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
validate342.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate342.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysParameters = validate343;
const schema588 = {"type":"object","properties":{},"$id":"getSigningKeysParameters"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse200 = validate344;
const schema589 = {"$ref":"contract#/components/schemas/signing-keys","$id":"getSigningKeysResponse200"};
const schema590 = {"type":"object","required":["current","next"],"properties":{"current":{"type":"string","examples":["sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r"],"description":"What deliveries are signed with."},"next":{"type":"string","examples":["sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs"],"description":"What they will be signed with after a rotation."}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
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
validate344.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.current !== undefined){
const _errs2 = errors;
if(typeof data.current !== "string"){
validate344.errors = [{instancePath:instancePath+"/current",schemaPath:"contract#/components/schemas/signing-keys/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate344.errors = [{instancePath:instancePath+"/next",schemaPath:"contract#/components/schemas/signing-keys/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate344.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"current":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse401 = validate345;
const schema591 = {"$ref":"contract#/components/schemas/error","$id":"getSigningKeysResponse401"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
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
validate345.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate345.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate345.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse403 = validate346;
const schema593 = {"$ref":"contract#/components/schemas/error","$id":"getSigningKeysResponse403"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
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
validate346.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate346.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getSigningKeysResponse429 = validate347;
const schema595 = {"$ref":"contract#/components/schemas/error","$id":"getSigningKeysResponse429"};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningKeysResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
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
validate347.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate347.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysParameters = validate348;
const schema597 = {"type":"object","properties":{},"$id":"rotateSigningKeysParameters"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysResponse200 = validate349;
const schema598 = {"$ref":"contract#/components/schemas/signing-keys","$id":"rotateSigningKeysResponse200"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
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
validate349.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.current !== undefined){
const _errs2 = errors;
if(typeof data.current !== "string"){
validate349.errors = [{instancePath:instancePath+"/current",schemaPath:"contract#/components/schemas/signing-keys/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate349.errors = [{instancePath:instancePath+"/next",schemaPath:"contract#/components/schemas/signing-keys/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate349.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"current":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysResponse401 = validate350;
const schema600 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysResponse401"};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
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
validate350.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate350.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate350.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysResponse403 = validate351;
const schema602 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysResponse403"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
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
validate351.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate351.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysResponse429 = validate352;
const schema604 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysResponse429"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
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
validate352.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate352.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysByOldPathParameters = validate353;
const schema606 = {"type":"object","properties":{},"$id":"rotateSigningKeysByOldPathParameters"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysByOldPathParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysByOldPathResponse200 = validate354;
const schema607 = {"$ref":"contract#/components/schemas/signing-keys","$id":"rotateSigningKeysByOldPathResponse200"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysByOldPathResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
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
validate354.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.current !== undefined){
const _errs2 = errors;
if(typeof data.current !== "string"){
validate354.errors = [{instancePath:instancePath+"/current",schemaPath:"contract#/components/schemas/signing-keys/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate354.errors = [{instancePath:instancePath+"/next",schemaPath:"contract#/components/schemas/signing-keys/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate354.errors = [{instancePath,schemaPath:"contract#/components/schemas/signing-keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":{"current":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysByOldPathResponse401 = validate355;
const schema609 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysByOldPathResponse401"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysByOldPathResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
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
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate355.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysByOldPathResponse403 = validate356;
const schema611 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysByOldPathResponse403"};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysByOldPathResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
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
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate356.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateSigningKeysByOldPathResponse429 = validate357;
const schema613 = {"$ref":"contract#/components/schemas/error","$id":"rotateSigningKeysByOldPathResponse429"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateSigningKeysByOldPathResponse429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
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
validate357.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate357.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
