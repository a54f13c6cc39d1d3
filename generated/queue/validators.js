// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const publishParameters = validate15;
const schema34 = {"type":"object","properties":{"path":{"type":"object","properties":{"destination":{"type":"string","minLength":1}},"required":["destination"]},"header":{"$ref":"shared-1"}},"$id":"publishParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema35 = {"type":"object","properties":{"content-type":{"type":"string"},"upstash-method":{"type":"string"},"upstash-delay":{"type":"string"},"upstash-not-before":{"type":"string"},"upstash-retries":{"type":"string"},"upstash-retry-delay":{"type":"string"},"upstash-timeout":{"type":"string"},"upstash-deduplication-id":{"type":"string"},"upstash-content-based-deduplication":{"type":"string"},"service-callback":{"type":"string"},"upstash-callback":{"type":"string"},"upstash-callback-method":{"type":"string"},"upstash-callback-timeout":{"type":"string"},"upstash-callback-retries":{"type":"string"},"upstash-callback-retry-delay":{"type":"string"},"upstash-failure-callback":{"type":"string"},"upstash-failure-callback-method":{"type":"string"},"upstash-failure-callback-timeout":{"type":"string"},"upstash-failure-callback-retries":{"type":"string"},"upstash-failure-callback-retry-delay":{"type":"string"},"upstash-header-forward":{"type":"string"},"upstash-flow-control-key":{"type":"string"},"upstash-flow-control-value":{"type":"string"},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string"},"upstash-queue-name":{"type":"string"}},"required":[],"$id":"shared-1"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-type"] !== undefined){
const _errs1 = errors;
if(typeof data["content-type"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/content-type",schemaPath:"#/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-method"] !== undefined){
const _errs3 = errors;
if(typeof data["upstash-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-method",schemaPath:"#/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-delay"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-delay",schemaPath:"#/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-not-before"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-not-before"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-not-before",schemaPath:"#/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-retries"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-retries",schemaPath:"#/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-retry-delay"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-retry-delay",schemaPath:"#/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-timeout"] !== undefined){
const _errs13 = errors;
if(typeof data["upstash-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-timeout",schemaPath:"#/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-deduplication-id"] !== undefined){
const _errs15 = errors;
if(typeof data["upstash-deduplication-id"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-deduplication-id",schemaPath:"#/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-content-based-deduplication"] !== undefined){
const _errs17 = errors;
if(typeof data["upstash-content-based-deduplication"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-content-based-deduplication",schemaPath:"#/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["service-callback"] !== undefined){
const _errs19 = errors;
if(typeof data["service-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/service-callback",schemaPath:"#/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback"] !== undefined){
const _errs21 = errors;
if(typeof data["upstash-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-callback",schemaPath:"#/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-method"] !== undefined){
const _errs23 = errors;
if(typeof data["upstash-callback-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-callback-method",schemaPath:"#/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-timeout"] !== undefined){
const _errs25 = errors;
if(typeof data["upstash-callback-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-callback-timeout",schemaPath:"#/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-retries"] !== undefined){
const _errs27 = errors;
if(typeof data["upstash-callback-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-callback-retries",schemaPath:"#/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-retry-delay"] !== undefined){
const _errs29 = errors;
if(typeof data["upstash-callback-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-callback-retry-delay",schemaPath:"#/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback"] !== undefined){
const _errs31 = errors;
if(typeof data["upstash-failure-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-failure-callback",schemaPath:"#/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-method"] !== undefined){
const _errs33 = errors;
if(typeof data["upstash-failure-callback-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-failure-callback-method",schemaPath:"#/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-timeout"] !== undefined){
const _errs35 = errors;
if(typeof data["upstash-failure-callback-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-failure-callback-timeout",schemaPath:"#/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-retries"] !== undefined){
const _errs37 = errors;
if(typeof data["upstash-failure-callback-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-failure-callback-retries",schemaPath:"#/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-retry-delay"] !== undefined){
const _errs39 = errors;
if(typeof data["upstash-failure-callback-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-failure-callback-retry-delay",schemaPath:"#/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-header-forward"] !== undefined){
const _errs41 = errors;
if(typeof data["upstash-header-forward"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-header-forward",schemaPath:"#/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-flow-control-key"] !== undefined){
const _errs43 = errors;
if(typeof data["upstash-flow-control-key"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-flow-control-key",schemaPath:"#/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-flow-control-value"] !== undefined){
const _errs45 = errors;
if(typeof data["upstash-flow-control-value"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-flow-control-value",schemaPath:"#/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-label"] !== undefined){
const _errs47 = errors;
if(typeof data["upstash-label"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-label",schemaPath:"#/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-redact-fields"] !== undefined){
const _errs49 = errors;
if(typeof data["upstash-redact-fields"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-redact-fields",schemaPath:"#/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-queue-name"] !== undefined){
const _errs51 = errors;
if(typeof data["upstash-queue-name"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-queue-name",schemaPath:"#/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs51 === errors;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishParameters" */;
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
if((data0.destination === undefined) && (missing0 = "destination")){
validate15.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.destination !== undefined){
let data1 = data0.destination;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate15.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
const _errs5 = errors;
if(!(validate16(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const enqueueParameters = validate18;
const schema36 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string"},"destination":{"type":"string","minLength":1}},"required":["queueName","destination"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-method":{"type":"string"},"upstash-delay":{"type":"string"},"upstash-not-before":{"type":"string"},"upstash-retries":{"type":"string"},"upstash-retry-delay":{"type":"string"},"upstash-timeout":{"type":"string"},"upstash-deduplication-id":{"type":"string"},"upstash-content-based-deduplication":{"type":"string"},"service-callback":{"type":"string"},"upstash-callback":{"type":"string"},"upstash-callback-method":{"type":"string"},"upstash-callback-timeout":{"type":"string"},"upstash-callback-retries":{"type":"string"},"upstash-callback-retry-delay":{"type":"string"},"upstash-failure-callback":{"type":"string"},"upstash-failure-callback-method":{"type":"string"},"upstash-failure-callback-timeout":{"type":"string"},"upstash-failure-callback-retries":{"type":"string"},"upstash-failure-callback-retry-delay":{"type":"string"},"upstash-header-forward":{"type":"string"},"upstash-flow-control-key":{"type":"string"},"upstash-flow-control-value":{"type":"string"},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string"}},"required":[]}},"$id":"enqueueParameters"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enqueueParameters" */;
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
if(((data0.queueName === undefined) && (missing0 = "queueName")) || ((data0.destination === undefined) && (missing0 = "destination"))){
validate18.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.queueName !== undefined){
const _errs3 = errors;
if(typeof data0.queueName !== "string"){
validate18.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
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
validate18.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const batchParameters = validate19;
const schema37 = {"type":"object","properties":{},"$id":"batchParameters"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const batchBody = validate20;
const schema38 = {"type":"array","maxItems":10000,"items":{"anyOf":[{"$ref":"component-batch-message"},{}]},"$id":"batchBody"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchBody" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10000){
validate20.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const publishV1Parameters = validate21;
const schema39 = {"type":"object","properties":{"path":{"type":"object","properties":{"destination_url":{"type":"string","minLength":1}},"required":["destination_url"]},"header":{"$ref":"shared-1"}},"$id":"publishV1Parameters"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishV1Parameters" */;
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
if((data0.destination_url === undefined) && (missing0 = "destination_url")){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.destination_url !== undefined){
let data1 = data0.destination_url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
const _errs5 = errors;
if(!(validate16(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const cancelMessagesParameters = validate23;
const schema40 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"cancelMessagesParameters"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelMessagesParameters" */;
let vErrors = null;
let errors = 0;
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
validate23.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate23.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate23.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate23.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate23.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate23.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate23.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
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
validate23.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate23.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate23.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate23.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const cancelMessagesBody = validate24;
const schema41 = {"type":"object","additionalProperties":false,"properties":{"messageIds":{"type":"array","items":{"type":"string"}}},"$id":"component-message-ids"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-message-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageIds")){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageIds !== undefined){
let data0 = data.messageIds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/messageIds/" + i0,schemaPath:"#/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/messageIds",schemaPath:"#/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const getMessageParameters = validate25;
const schema42 = {"type":"object","properties":{"path":{"type":"object","properties":{"messageId":{"type":"string","minLength":1}},"required":["messageId"]}},"$id":"getMessageParameters"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMessageParameters" */;
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
if((data0.messageId === undefined) && (missing0 = "messageId")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.messageId !== undefined){
let data1 = data0.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const upsertQueueBody = validate26;
const schema43 = {"type":"object","required":["queueName"],"properties":{"queueName":{"type":"string"},"parallelism":{"type":"integer","minimum":1,"maximum":999999999},"paused":{"type":"boolean"}},"$id":"component-upsert-queue"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-upsert-queue" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queueName === undefined) && (missing0 = "queueName")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.queueName !== undefined){
const _errs1 = errors;
if(typeof data.queueName !== "string"){
validate26.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data1 = data.parallelism;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate26.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 999999999 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paused !== undefined){
const _errs5 = errors;
if(typeof data.paused !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const getQueueParameters = validate27;
const schema44 = {"type":"object","properties":{"path":{"type":"object","properties":{"queueName":{"type":"string"}},"required":["queueName"]}},"$id":"getQueueParameters"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueParameters" */;
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
if((data0.queueName === undefined) && (missing0 = "queueName")){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate27.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const getScheduleParameters = validate28;
const schema45 = {"type":"object","properties":{"path":{"type":"object","properties":{"destinationOrId":{"type":"string","minLength":1}},"required":["destinationOrId"]}},"$id":"shared-2"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
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
if((data0.destinationOrId === undefined) && (missing0 = "destinationOrId")){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const createScheduleParameters = validate29;
const schema46 = {"type":"object","properties":{"path":{"type":"object","properties":{"destinationOrId":{"type":"string","minLength":1}},"required":["destinationOrId"]},"header":{"type":"object","properties":{"content-type":{"type":"string"},"upstash-cron":{"type":"string"},"upstash-schedule-id":{"type":"string"},"upstash-method":{"type":"string"},"upstash-delay":{"type":"string"},"upstash-retries":{"type":"string"},"upstash-retry-delay":{"type":"string"},"upstash-timeout":{"type":"string"},"service-callback":{"type":"string"},"upstash-callback":{"type":"string"},"upstash-callback-method":{"type":"string"},"upstash-callback-timeout":{"type":"string"},"upstash-callback-retries":{"type":"string"},"upstash-callback-retry-delay":{"type":"string"},"upstash-failure-callback":{"type":"string"},"upstash-failure-callback-method":{"type":"string"},"upstash-failure-callback-timeout":{"type":"string"},"upstash-failure-callback-retries":{"type":"string"},"upstash-failure-callback-retry-delay":{"type":"string"},"upstash-header-forward":{"type":"string"},"upstash-flow-control-key":{"type":"string"},"upstash-flow-control-value":{"type":"string"},"upstash-label":{"type":"string"},"upstash-redact-fields":{"type":"string"},"upstash-queue-name":{"type":"string"}},"required":["upstash-cron"]}},"$id":"createScheduleParameters"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createScheduleParameters" */;
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
if((data0.destinationOrId === undefined) && (missing0 = "destinationOrId")){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-cron",schemaPath:"#/properties/header/properties/upstash-cron/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-schedule-id",schemaPath:"#/properties/header/properties/upstash-schedule-id/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const pauseScheduleByPostParameters = validate30;
const schema47 = {"type":"object","properties":{"path":{"type":"object","properties":{"scheduleId":{"type":"string","minLength":1}},"required":["scheduleId"]}},"$id":"pauseScheduleByPostParameters"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseScheduleByPostParameters" */;
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
if((data0.scheduleId === undefined) && (missing0 = "scheduleId")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const getUrlGroupParameters = validate31;
const schema48 = {"type":"object","properties":{"path":{"type":"object","properties":{"urlGroup":{"type":"string"}},"required":["urlGroup"]}},"$id":"getUrlGroupParameters"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getUrlGroupParameters" */;
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
if((data0.urlGroup === undefined) && (missing0 = "urlGroup")){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate31.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const setUrlGroupHeadersBody = validate32;
const schema49 = {"type":"object","required":["headers"],"properties":{"headers":{"type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"$ref":"component-header-list"}]}}},"$id":"component-group-defaults"};
const schema50 = {"type":"array","items":{"type":"string"},"$id":"component-header-list"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-group-defaults" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.headers === undefined) && (missing0 = "headers")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.headers !== undefined){
let data0 = data.headers;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"component-header-list/items/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"component-header-list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate32.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const addEndpointsBody = validate33;
const schema51 = {"type":"object","required":["endpoints"],"properties":{"endpoints":{"type":"array","minItems":1,"items":{"$ref":"component-endpoint"}}},"$id":"component-add-endpoints"};
const schema52 = {"type":"object","required":["url"],"properties":{"name":{"type":"string"},"url":{"type":"string"}},"$id":"component-endpoint"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-endpoint" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-add-endpoints" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate33.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate34(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const removeEndpointsBody = validate36;
const schema53 = {"type":"object","required":["endpoints"],"properties":{"endpoints":{"type":"array","minItems":1,"items":{"type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"}}}}},"$id":"component-remove-endpoints"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-remove-endpoints" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate36.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name !== undefined){
const _errs5 = errors;
if(typeof data1.name !== "string"){
validate36.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.url !== undefined){
const _errs7 = errors;
if(typeof data1.url !== "string"){
validate36.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/properties/endpoints/items/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const listDeadLettersParameters = validate37;
const schema54 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string"}},"responseStatus":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"listDeadLettersParameters"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
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
validate37.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate37.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate37.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate37.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate37.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate37.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate37.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.source !== undefined){
let data29 = data0.source;
const _errs59 = errors;
if(typeof data29 !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data29 === "workflow")){
validate37.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema54.properties.query.properties.source.enum}}];
return false;
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowRunId !== undefined){
let data30 = data0.workflowRunId;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data30)){
var valid15 = true;
const len13 = data30.length;
for(let i13=0; i13<len13; i13++){
const _errs63 = errors;
if(typeof data30[i13] !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i13,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs63 === errors;
if(!valid15){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs61 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowUrl !== undefined){
let data32 = data0.workflowUrl;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
var valid16 = true;
const len14 = data32.length;
for(let i14=0; i14<len14; i14++){
const _errs67 = errors;
if(typeof data32[i14] !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i14,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs67 === errors;
if(!valid16){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs65 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trimBody !== undefined){
let data34 = data0.trimBody;
const _errs69 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate37.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
validate37.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data34 < 0 || isNaN(data34)){
validate37.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.region !== undefined){
const _errs71 = errors;
if(typeof data0.region !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs73 = errors;
if(typeof data0.local_mode_port !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data37 = data0.order;
const _errs75 = errors;
if(typeof data37 !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data37 === "latestFirst") || (data37 === "earliestFirst"))){
validate37.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema54.properties.query.properties.order.enum}}];
return false;
}
var valid1 = _errs75 === errors;
if(valid1){
let data38 = data0.count;
const _errs77 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate37.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if(typeof data38 == "number"){
if(data38 > 9007199254740991 || isNaN(data38)){
validate37.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data38 < 1 || isNaN(data38)){
validate37.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs77 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs79 = errors;
if(typeof data0.cursor !== "string"){
validate37.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs79 === errors;
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
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const deleteDeadLettersParameters = validate38;
const schema55 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string"}},"responseStatus":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"deleteDeadLettersParameters"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
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
validate38.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate38.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate38.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
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
validate38.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const deleteDeadLettersBody = validate39;
const schema56 = {"type":"object","additionalProperties":false,"properties":{"dlqIds":{"type":"array","items":{"type":"string"}}},"$id":"component-dlq-ids"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-dlq-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "dlqIds")){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.dlqIds !== undefined){
let data0 = data.dlqIds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate39.errors = [{instancePath:instancePath+"/dlqIds/" + i0,schemaPath:"#/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/dlqIds",schemaPath:"#/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const getDeadLetterParameters = validate40;
const schema57 = {"type":"object","properties":{"path":{"type":"object","properties":{"dlqId":{"type":"string","minLength":1}},"required":["dlqId"]}},"$id":"getDeadLetterParameters"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDeadLetterParameters" */;
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
if((data0.dlqId === undefined) && (missing0 = "dlqId")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const retryDeadLettersParameters = validate41;
const schema58 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string"}},"responseStatus":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]},"header":{"$ref":"shared-3"}},"$id":"retryDeadLettersParameters"};
const schema59 = {"type":"object","properties":{"upstash-method":{"type":"string"},"upstash-delay":{"type":"string"},"upstash-not-before":{"type":"string"},"upstash-retries":{"type":"string"},"upstash-retry-delay":{"type":"string"},"upstash-timeout":{"type":"string"},"service-callback":{"type":"string"},"upstash-callback":{"type":"string"},"upstash-callback-method":{"type":"string"},"upstash-callback-timeout":{"type":"string"},"upstash-callback-retries":{"type":"string"},"upstash-callback-retry-delay":{"type":"string"},"upstash-failure-callback":{"type":"string"},"upstash-failure-callback-method":{"type":"string"},"upstash-failure-callback-timeout":{"type":"string"},"upstash-failure-callback-retries":{"type":"string"},"upstash-failure-callback-retry-delay":{"type":"string"},"upstash-flow-control-key":{"type":"string"},"upstash-flow-control-value":{"type":"string"},"upstash-label":{"type":"string"}},"required":[],"$id":"shared-3"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-3" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["upstash-method"] !== undefined){
const _errs1 = errors;
if(typeof data["upstash-method"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-method",schemaPath:"#/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-delay"] !== undefined){
const _errs3 = errors;
if(typeof data["upstash-delay"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-delay",schemaPath:"#/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-not-before"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-not-before"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-not-before",schemaPath:"#/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-retries"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-retries"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-retries",schemaPath:"#/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-retry-delay"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-retry-delay"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-retry-delay",schemaPath:"#/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-timeout"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-timeout"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-timeout",schemaPath:"#/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["service-callback"] !== undefined){
const _errs13 = errors;
if(typeof data["service-callback"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/service-callback",schemaPath:"#/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback"] !== undefined){
const _errs15 = errors;
if(typeof data["upstash-callback"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-callback",schemaPath:"#/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-method"] !== undefined){
const _errs17 = errors;
if(typeof data["upstash-callback-method"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-callback-method",schemaPath:"#/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data["upstash-callback-timeout"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-callback-timeout",schemaPath:"#/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-retries"] !== undefined){
const _errs21 = errors;
if(typeof data["upstash-callback-retries"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-callback-retries",schemaPath:"#/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-callback-retry-delay"] !== undefined){
const _errs23 = errors;
if(typeof data["upstash-callback-retry-delay"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-callback-retry-delay",schemaPath:"#/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback"] !== undefined){
const _errs25 = errors;
if(typeof data["upstash-failure-callback"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-failure-callback",schemaPath:"#/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-method"] !== undefined){
const _errs27 = errors;
if(typeof data["upstash-failure-callback-method"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-failure-callback-method",schemaPath:"#/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-timeout"] !== undefined){
const _errs29 = errors;
if(typeof data["upstash-failure-callback-timeout"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-failure-callback-timeout",schemaPath:"#/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-retries"] !== undefined){
const _errs31 = errors;
if(typeof data["upstash-failure-callback-retries"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-failure-callback-retries",schemaPath:"#/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-failure-callback-retry-delay"] !== undefined){
const _errs33 = errors;
if(typeof data["upstash-failure-callback-retry-delay"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-failure-callback-retry-delay",schemaPath:"#/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-flow-control-key"] !== undefined){
const _errs35 = errors;
if(typeof data["upstash-flow-control-key"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-flow-control-key",schemaPath:"#/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-flow-control-value"] !== undefined){
const _errs37 = errors;
if(typeof data["upstash-flow-control-value"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-flow-control-value",schemaPath:"#/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["upstash-label"] !== undefined){
const _errs39 = errors;
if(typeof data["upstash-label"] !== "string"){
validate42.errors = [{instancePath:instancePath+"/upstash-label",schemaPath:"#/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
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
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLettersParameters" */;
let vErrors = null;
let errors = 0;
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
validate41.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate41.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate41.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate41.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate41.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate41.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate41.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
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
validate41.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate41.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data29 < 1 || isNaN(data29)){
validate41.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate41.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
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
validate41.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
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
const _errs63 = errors;
if(!(validate42(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const retryDeadLetterParameters = validate44;
const schema60 = {"type":"object","properties":{"path":{"type":"object","properties":{"dlqId":{"type":"string","minLength":1}},"required":["dlqId"]},"header":{"$ref":"shared-3"}},"$id":"retryDeadLetterParameters"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="retryDeadLetterParameters" */;
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
if((data0.dlqId === undefined) && (missing0 = "dlqId")){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
const _errs5 = errors;
if(!(validate42(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const listEventsParameters = validate46;
const schema61 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"count":{"type":"integer","minimum":1,"default":1000,"maximum":9007199254740991},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"cursor":{"type":"string"}},"required":[]}},"$id":"listEventsParameters"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEventsParameters" */;
let vErrors = null;
let errors = 0;
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
if(data0.order === undefined){
data0.order = "latestFirst";
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
validate46.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate46.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate46.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate46.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate46.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate46.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate46.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
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
validate46.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs61 === errors;
if(!valid15){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.source !== undefined){
let data31 = data0.source;
const _errs63 = errors;
if(typeof data31 !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data31 === "workflow")){
validate46.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema61.properties.query.properties.source.enum}}];
return false;
}
var valid1 = _errs63 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowRunId !== undefined){
let data32 = data0.workflowRunId;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data32)){
var valid16 = true;
const len14 = data32.length;
for(let i14=0; i14<len14; i14++){
const _errs67 = errors;
if(typeof data32[i14] !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i14,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs67 === errors;
if(!valid16){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs65 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowUrl !== undefined){
let data34 = data0.workflowUrl;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data34)){
var valid17 = true;
const len15 = data34.length;
for(let i15=0; i15<len15; i15++){
const _errs71 = errors;
if(typeof data34[i15] !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i15,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs71 === errors;
if(!valid17){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trimBody !== undefined){
let data36 = data0.trimBody;
const _errs73 = errors;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
validate46.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
validate46.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data36 < 0 || isNaN(data36)){
validate46.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs73 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.region !== undefined){
const _errs75 = errors;
if(typeof data0.region !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs77 = errors;
if(typeof data0.local_mode_port !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs77 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data39 = data0.count;
const _errs79 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate46.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if(typeof data39 == "number"){
if(data39 > 9007199254740991 || isNaN(data39)){
validate46.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data39 < 1 || isNaN(data39)){
validate46.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs79 === errors;
if(valid1){
let data40 = data0.order;
const _errs81 = errors;
if(typeof data40 !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data40 === "latestFirst") || (data40 === "earliestFirst"))){
validate46.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema61.properties.query.properties.order.enum}}];
return false;
}
var valid1 = _errs81 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs83 = errors;
if(typeof data0.cursor !== "string"){
validate46.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs83 === errors;
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
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const listLogsParameters = validate47;
const schema62 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"groupBy":{"type":"string","enum":["messageId"]},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"cursor":{"type":"string"}},"required":[]}},"$id":"listLogsParameters"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listLogsParameters" */;
let vErrors = null;
let errors = 0;
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
if(data0.order === undefined){
data0.order = "latestFirst";
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
validate47.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs33 === errors;
if(!valid9){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs37 === errors;
if(!valid10){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate47.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate47.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate47.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate47.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate47.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate47.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs57 === errors;
if(!valid14){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
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
validate47.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs61 === errors;
if(!valid15){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.groupBy !== undefined){
let data31 = data0.groupBy;
const _errs63 = errors;
if(typeof data31 !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data31 === "messageId")){
validate47.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema62.properties.query.properties.groupBy.enum}}];
return false;
}
var valid1 = _errs63 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.source !== undefined){
let data32 = data0.source;
const _errs65 = errors;
if(typeof data32 !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data32 === "workflow")){
validate47.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema62.properties.query.properties.source.enum}}];
return false;
}
var valid1 = _errs65 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowRunId !== undefined){
let data33 = data0.workflowRunId;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data33)){
var valid16 = true;
const len14 = data33.length;
for(let i14=0; i14<len14; i14++){
const _errs69 = errors;
if(typeof data33[i14] !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i14,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs69 === errors;
if(!valid16){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs67 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workflowUrl !== undefined){
let data35 = data0.workflowUrl;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data35)){
var valid17 = true;
const len15 = data35.length;
for(let i15=0; i15<len15; i15++){
const _errs73 = errors;
if(typeof data35[i15] !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i15,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs73 === errors;
if(!valid17){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trimBody !== undefined){
let data37 = data0.trimBody;
const _errs75 = errors;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
validate47.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if(typeof data37 == "number"){
if(data37 > 9007199254740991 || isNaN(data37)){
validate47.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data37 < 0 || isNaN(data37)){
validate47.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.region !== undefined){
const _errs77 = errors;
if(typeof data0.region !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs77 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs79 = errors;
if(typeof data0.local_mode_port !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs79 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data40 = data0.count;
const _errs81 = errors;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
validate47.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if(typeof data40 == "number"){
if(data40 > 9007199254740991 || isNaN(data40)){
validate47.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data40 < 1 || isNaN(data40)){
validate47.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs81 === errors;
if(valid1){
let data41 = data0.order;
const _errs83 = errors;
if(typeof data41 !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data41 === "latestFirst") || (data41 === "earliestFirst"))){
validate47.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema62.properties.query.properties.order.enum}}];
return false;
}
var valid1 = _errs83 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs85 = errors;
if(typeof data0.cursor !== "string"){
validate47.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs85 === errors;
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
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const listFlowControlsParameters = validate48;
const schema63 = {"type":"object","properties":{"query":{"type":"object","properties":{"search":{"type":"string"}},"required":[]}},"$id":"listFlowControlsParameters"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFlowControlsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.search !== undefined){
if(typeof data0.search !== "string"){
validate48.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const getFlowControlParameters = validate49;
const schema64 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string"}},"required":["flowControlKey"]}},"$id":"getFlowControlParameters"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFlowControlParameters" */;
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
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate49.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const pinFlowControlParameters = validate50;
const schema65 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string"}},"required":["flowControlKey"]},"query":{"type":"object","properties":{"parallelism":{"type":"integer","minimum":1,"maximum":999999999},"rate":{"type":"integer","minimum":1,"maximum":999999999},"period":{"type":"integer","minimum":1,"maximum":604800}},"required":[]}},"$id":"pinFlowControlParameters"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pinFlowControlParameters" */;
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
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate50.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate50.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
validate50.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 999999999 || isNaN(data3)){
validate50.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate50.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate50.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 999999999 || isNaN(data4)){
validate50.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate50.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate50.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 604800 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate50.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const unpinFlowControlParameters = validate51;
const schema66 = {"type":"object","properties":{"path":{"type":"object","properties":{"flowControlKey":{"type":"string"}},"required":["flowControlKey"]},"query":{"type":"object","properties":{"parallelism":{"type":"boolean","default":false},"rate":{"type":"boolean","default":false}},"required":[]}},"$id":"unpinFlowControlParameters"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpinFlowControlParameters" */;
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
if((data0.flowControlKey === undefined) && (missing0 = "flowControlKey")){
validate51.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate51.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.rate !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs9 === errors;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

export { getMessageParameters as cancelMessageParameters };
export { getMessageParameters as runMessageParameters };
export { batchParameters as listQueuesParameters };
export { batchParameters as upsertQueueParameters };
export { getQueueParameters as deleteQueueParameters };
export { getQueueParameters as pauseQueueParameters };
export { getQueueParameters as resumeQueueParameters };
export { batchParameters as listSchedulesParameters };
export { getScheduleParameters as deleteScheduleParameters };
export { pauseScheduleByPostParameters as pauseScheduleParameters };
export { pauseScheduleByPostParameters as resumeScheduleByPostParameters };
export { pauseScheduleByPostParameters as resumeScheduleParameters };
export { batchParameters as listUrlGroupsParameters };
export { getUrlGroupParameters as setUrlGroupHeadersParameters };
export { getUrlGroupParameters as deleteUrlGroupParameters };
export { getUrlGroupParameters as addEndpointsParameters };
export { getUrlGroupParameters as removeEndpointsParameters };
export { getDeadLetterParameters as deleteDeadLetterParameters };
export { deleteDeadLettersBody as retryDeadLettersBody };
export { getFlowControlParameters as pauseFlowControlParameters };
export { getFlowControlParameters as resumeFlowControlParameters };
export { getFlowControlParameters as resetRateParameters };
export { getFlowControlParameters as resetFlowControlParameters };
export { batchParameters as getGlobalParallelismParameters };
export { batchParameters as getSigningKeysParameters };
export { batchParameters as rotateSigningKeysParameters };
export { batchParameters as rotateSigningKeysByOldPathParameters };
