// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const publishParameters = validate15;
const func1 = require("ajv/dist/runtime/ucs2length").default;

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
return false; } else {
if(data0.destination !== undefined){
let data1 = data0.destination;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate15.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate15.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate15.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs19 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-deduplication-id"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-deduplication-id"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs21 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-content-based-deduplication"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-content-based-deduplication"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs23 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["service-callback"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs27 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs29 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs31 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs33 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs35 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs37 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs39 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs41 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs43 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs45 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs47 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs49 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs51 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs53 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs55 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs57 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs57 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-runid"] !== undefined){
const _errs59 = errors;
if(typeof data2["upstash-workflow-runid"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-runid",schemaPath:"#/properties/header/properties/upstash-workflow-runid/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs59 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-init"] !== undefined){
const _errs61 = errors;
if(typeof data2["upstash-workflow-init"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-init",schemaPath:"#/properties/header/properties/upstash-workflow-init/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs61 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-url"] !== undefined){
const _errs63 = errors;
if(typeof data2["upstash-workflow-url"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-url",schemaPath:"#/properties/header/properties/upstash-workflow-url/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs63 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-calltype"] !== undefined){
const _errs65 = errors;
if(typeof data2["upstash-workflow-calltype"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-calltype",schemaPath:"#/properties/header/properties/upstash-workflow-calltype/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs65 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-invoke"] !== undefined){
const _errs67 = errors;
if(typeof data2["upstash-workflow-invoke"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-invoke",schemaPath:"#/properties/header/properties/upstash-workflow-invoke/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs67 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-sdk-version"] !== undefined){
const _errs69 = errors;
if(typeof data2["upstash-workflow-sdk-version"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-workflow-sdk-version",schemaPath:"#/properties/header/properties/upstash-workflow-sdk-version/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs69 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-feature-set"] !== undefined){
const _errs71 = errors;
if(typeof data2["upstash-feature-set"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/header/upstash-feature-set",schemaPath:"#/properties/header/properties/upstash-feature-set/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs71 === errors; } else {
var valid2 = true; }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate15.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const enqueueParameters = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.queueName !== undefined){
const _errs3 = errors;
if(typeof data0.queueName !== "string"){
validate16.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.destination !== undefined){
let data2 = data0.destination;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate16.errors = [{instancePath:instancePath+"/path/destination",schemaPath:"#/properties/path/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["content-type"] !== undefined){
const _errs9 = errors;
if(typeof data3["content-type"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-method"] !== undefined){
const _errs11 = errors;
if(typeof data3["upstash-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-delay"] !== undefined){
const _errs13 = errors;
if(typeof data3["upstash-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-not-before"] !== undefined){
const _errs15 = errors;
if(typeof data3["upstash-not-before"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-retries"] !== undefined){
const _errs17 = errors;
if(typeof data3["upstash-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-retry-delay"] !== undefined){
const _errs19 = errors;
if(typeof data3["upstash-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs19 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-timeout"] !== undefined){
const _errs21 = errors;
if(typeof data3["upstash-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs21 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-deduplication-id"] !== undefined){
const _errs23 = errors;
if(typeof data3["upstash-deduplication-id"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs23 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-content-based-deduplication"] !== undefined){
const _errs25 = errors;
if(typeof data3["upstash-content-based-deduplication"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["service-callback"] !== undefined){
const _errs27 = errors;
if(typeof data3["service-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs27 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-callback"] !== undefined){
const _errs29 = errors;
if(typeof data3["upstash-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs29 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-callback-method"] !== undefined){
const _errs31 = errors;
if(typeof data3["upstash-callback-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs31 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-callback-timeout"] !== undefined){
const _errs33 = errors;
if(typeof data3["upstash-callback-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs33 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-callback-retries"] !== undefined){
const _errs35 = errors;
if(typeof data3["upstash-callback-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs35 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-callback-retry-delay"] !== undefined){
const _errs37 = errors;
if(typeof data3["upstash-callback-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs37 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-failure-callback"] !== undefined){
const _errs39 = errors;
if(typeof data3["upstash-failure-callback"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs39 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-failure-callback-method"] !== undefined){
const _errs41 = errors;
if(typeof data3["upstash-failure-callback-method"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs41 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-failure-callback-timeout"] !== undefined){
const _errs43 = errors;
if(typeof data3["upstash-failure-callback-timeout"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs43 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-failure-callback-retries"] !== undefined){
const _errs45 = errors;
if(typeof data3["upstash-failure-callback-retries"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs45 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-failure-callback-retry-delay"] !== undefined){
const _errs47 = errors;
if(typeof data3["upstash-failure-callback-retry-delay"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs47 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-header-forward"] !== undefined){
const _errs49 = errors;
if(typeof data3["upstash-header-forward"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs49 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-flow-control-key"] !== undefined){
const _errs51 = errors;
if(typeof data3["upstash-flow-control-key"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs51 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-flow-control-value"] !== undefined){
const _errs53 = errors;
if(typeof data3["upstash-flow-control-value"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs53 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-label"] !== undefined){
const _errs55 = errors;
if(typeof data3["upstash-label"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs55 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3["upstash-redact-fields"] !== undefined){
const _errs57 = errors;
if(typeof data3["upstash-redact-fields"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs57 === errors; } else {
var valid2 = true; }}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate16.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }

export const batchParameters = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate17.errors = vErrors;
return errors === 0; }

export const batchBody = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="batchBody" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10000){
validate18.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}} else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate18.errors = vErrors;
return errors === 0; }

export const publishV1Parameters = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.destination_url !== undefined){
let data1 = data0.destination_url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate19.errors = [{instancePath:instancePath+"/path/destination_url",schemaPath:"#/properties/path/properties/destination_url/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate19.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs19 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-deduplication-id"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-deduplication-id"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-deduplication-id",schemaPath:"#/properties/header/properties/upstash-deduplication-id/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs21 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-content-based-deduplication"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-content-based-deduplication"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-content-based-deduplication",schemaPath:"#/properties/header/properties/upstash-content-based-deduplication/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs23 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["service-callback"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs27 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs29 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs31 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs33 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs35 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs37 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs39 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs41 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs43 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs45 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs47 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs49 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs51 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs53 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs55 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs57 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate19.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs57 === errors; } else {
var valid2 = true; }}}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate19.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate19.errors = vErrors;
return errors === 0; }

export const cancelMessagesParameters = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate20.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate20.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate20.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
validate20.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate20.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.count !== undefined){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate20.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data29 < 1 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs59 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate20.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs61 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}} else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate20.errors = vErrors;
return errors === 0; }

export const cancelMessagesBody = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-message-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "messageIds")){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
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
validate21.errors = [{instancePath:instancePath+"/messageIds/" + i0,schemaPath:"#/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs4 === errors;
if(!valid1){
break; }}} else {
validate21.errors = [{instancePath:instancePath+"/messageIds",schemaPath:"#/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}}}} else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate21.errors = vErrors;
return errors === 0; }

export const getMessageParameters = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.messageId !== undefined){
let data1 = data0.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate22.errors = [{instancePath:instancePath+"/path/messageId",schemaPath:"#/properties/path/properties/messageId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate22.errors = vErrors;
return errors === 0; }

export const upsertQueueBody = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-upsert-queue" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queueName === undefined) && (missing0 = "queueName")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.queueName !== undefined){
const _errs1 = errors;
if(typeof data.queueName !== "string"){
validate23.errors = [{instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.parallelism !== undefined){
let data1 = data.parallelism;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate23.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 999999999 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false; } else {
if(data1 < 1 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.paused !== undefined){
const _errs5 = errors;
if(typeof data.paused !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}}}} else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate23.errors = vErrors;
return errors === 0; }

export const getQueueParameters = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.queueName !== undefined){
if(typeof data0.queueName !== "string"){
validate24.errors = [{instancePath:instancePath+"/path/queueName",schemaPath:"#/properties/path/properties/queueName/type",keyword:"type",params:{type: "string"}}];
return false; }}}} else {
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate24.errors = vErrors;
return errors === 0; }

export const getScheduleParameters = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
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
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate25.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const createScheduleParameters = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.destinationOrId !== undefined){
let data1 = data0.destinationOrId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate26.errors = [{instancePath:instancePath+"/path/destinationOrId",schemaPath:"#/properties/path/properties/destinationOrId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2["upstash-cron"] === undefined) && (missing1 = "upstash-cron")){
validate26.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-cron"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-cron"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-cron",schemaPath:"#/properties/header/properties/upstash-cron/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-schedule-id"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-schedule-id"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-schedule-id",schemaPath:"#/properties/header/properties/upstash-schedule-id/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-method"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-method"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-method",schemaPath:"#/properties/header/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs19 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs21 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["service-callback"] !== undefined){
const _errs23 = errors;
if(typeof data2["service-callback"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/service-callback",schemaPath:"#/properties/header/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs23 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback"] !== undefined){
const _errs25 = errors;
if(typeof data2["upstash-callback"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-callback",schemaPath:"#/properties/header/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-method"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-callback-method"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-callback-method",schemaPath:"#/properties/header/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs27 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-timeout"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-callback-timeout"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-callback-timeout",schemaPath:"#/properties/header/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs29 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retries"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-callback-retries"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-callback-retries",schemaPath:"#/properties/header/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs31 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-callback-retry-delay"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-callback-retry-delay"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs33 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs35 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs37 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs39 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs41 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs41 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs43 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs43 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs45 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs45 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs47 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs47 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs49 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs49 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs51 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs51 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs53 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs53 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-queue-name"] !== undefined){
const _errs55 = errors;
if(typeof data2["upstash-queue-name"] !== "string"){
validate26.errors = [{instancePath:instancePath+"/header/upstash-queue-name",schemaPath:"#/properties/header/properties/upstash-queue-name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs55 === errors; } else {
var valid2 = true; }}}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate26.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate26.errors = vErrors;
return errors === 0; }

export const pauseScheduleByPostParameters = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.scheduleId !== undefined){
let data1 = data0.scheduleId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate27.errors = [{instancePath:instancePath+"/path/scheduleId",schemaPath:"#/properties/path/properties/scheduleId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate27.errors = vErrors;
return errors === 0; }

export const getUrlGroupParameters = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.urlGroup !== undefined){
if(typeof data0.urlGroup !== "string"){
validate28.errors = [{instancePath:instancePath+"/path/urlGroup",schemaPath:"#/properties/path/properties/urlGroup/type",keyword:"type",params:{type: "string"}}];
return false; }}}} else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate28.errors = vErrors;
return errors === 0; }

export const setUrlGroupHeadersBody = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-group-defaults" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.headers === undefined) && (missing0 = "headers")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
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
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0; }
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
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var valid4 = _errs11 === errors;
if(!valid4){
break; }}} else {
const err2 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"component-header-list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }}
var _valid0 = _errs8 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid2 = true;
passing0 = 1; }}
if(!valid2){
const err3 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++;
validate29.errors = vErrors;
return false; } else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5; } else {
vErrors = null; }}}
var valid1 = _errs4 === errors;
if(!valid1){
break; }}} else {
validate29.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false; }}}}} else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate29.errors = vErrors;
return errors === 0; }

export const addEndpointsBody = validate30;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-endpoint" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate31.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate31.errors = vErrors;
return errors === 0; }


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-add-endpoints" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate30.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate31(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length; }
var valid1 = _errs3 === errors;
if(!valid1){
break; }}}} else {
validate30.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false; }}}}} else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate30.errors = vErrors;
return errors === 0; }

export const removeEndpointsBody = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-remove-endpoints" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate33.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
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
validate33.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/name",schemaPath:"#/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.url !== undefined){
const _errs7 = errors;
if(typeof data1.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/endpoints/" + i0+"/url",schemaPath:"#/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }}} else {
validate33.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/properties/endpoints/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid1 = _errs3 === errors;
if(!valid1){
break; }}}} else {
validate33.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false; }}}}} else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate33.errors = vErrors;
return errors === 0; }

export const listDeadLettersParameters = validate34;
const schema53 = {"type":"object","properties":{"query":{"type":"object","properties":{"dlqIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"messageIds":{"type":"array","items":{"type":"string"}},"responseStatus":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"workflowCreatedAt":{"type":"integer","minimum":0,"maximum":9007199254740991},"failureFunctionState":{"type":"array","items":{"type":"string"}},"failureCallbackState":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"listDeadLettersParameters"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
data0.order = "latestFirst"; }
if(data0.count === undefined){
data0.count = 100; }
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
validate34.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate34.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate34.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate34.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate34.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate34.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate34.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.source !== undefined){
let data29 = data0.source;
const _errs59 = errors;
if(typeof data29 !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data29 === "workflow")){
validate34.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema53.properties.query.properties.source.enum}}];
return false; }
var valid1 = _errs59 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i13,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid15 = _errs63 === errors;
if(!valid15){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs61 === errors; } else {
var valid1 = true; }
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
validate34.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i14,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid16 = _errs67 === errors;
if(!valid16){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs65 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data34 = data0.workflowCreatedAt;
const _errs69 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate34.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs69){
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
validate34.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data34 < 0 || isNaN(data34)){
validate34.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs69 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureFunctionState !== undefined){
let data35 = data0.failureFunctionState;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data35)){
var valid17 = true;
const len15 = data35.length;
for(let i15=0; i15<len15; i15++){
const _errs73 = errors;
if(typeof data35[i15] !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/failureFunctionState/" + i15,schemaPath:"#/properties/query/properties/failureFunctionState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid17 = _errs73 === errors;
if(!valid17){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/failureFunctionState",schemaPath:"#/properties/query/properties/failureFunctionState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs71 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureCallbackState !== undefined){
let data37 = data0.failureCallbackState;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data37)){
var valid18 = true;
const len16 = data37.length;
for(let i16=0; i16<len16; i16++){
const _errs77 = errors;
if(typeof data37[i16] !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/failureCallbackState/" + i16,schemaPath:"#/properties/query/properties/failureCallbackState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid18 = _errs77 === errors;
if(!valid18){
break; }}} else {
validate34.errors = [{instancePath:instancePath+"/query/failureCallbackState",schemaPath:"#/properties/query/properties/failureCallbackState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs75 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data39 = data0.trimBody;
const _errs79 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate34.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs79){
if(typeof data39 == "number"){
if(data39 > 9007199254740991 || isNaN(data39)){
validate34.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data39 < 0 || isNaN(data39)){
validate34.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs79 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.region !== undefined){
const _errs81 = errors;
if(typeof data0.region !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs81 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs83 = errors;
if(typeof data0.local_mode_port !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs83 === errors; } else {
var valid1 = true; }
if(valid1){
let data42 = data0.order;
const _errs85 = errors;
if(typeof data42 !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data42 === "latestFirst") || (data42 === "earliestFirst"))){
validate34.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema53.properties.query.properties.order.enum}}];
return false; }
var valid1 = _errs85 === errors;
if(valid1){
let data43 = data0.count;
const _errs87 = errors;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
validate34.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs87){
if(typeof data43 == "number"){
if(data43 > 9007199254740991 || isNaN(data43)){
validate34.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data43 < 1 || isNaN(data43)){
validate34.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs87 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs89 = errors;
if(typeof data0.cursor !== "string"){
validate34.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs89 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate34.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate34.errors = vErrors;
return errors === 0; }

export const deleteDeadLettersParameters = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
data0.count = 100; }
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
validate35.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate35.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate35.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate35.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate35.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate35.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate35.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/messageIds/" + i10,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/responseStatus/" + i11,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
validate35.errors = [{instancePath:instancePath+"/query/api/" + i12,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate35.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
if(valid1){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate35.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate35.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data29 < 1 || isNaN(data29)){
validate35.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs59 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate35.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs61 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}} else {
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate35.errors = vErrors;
return errors === 0; }

export const deleteDeadLettersBody = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-dlq-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "dlqIds")){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
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
validate36.errors = [{instancePath:instancePath+"/dlqIds/" + i0,schemaPath:"#/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs4 === errors;
if(!valid1){
break; }}} else {
validate36.errors = [{instancePath:instancePath+"/dlqIds",schemaPath:"#/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}}}} else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate36.errors = vErrors;
return errors === 0; }

export const getDeadLetterParameters = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate37.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate37.errors = vErrors;
return errors === 0; }

export const retryDeadLettersParameters = validate38;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["upstash-method"] !== undefined){
const _errs1 = errors;
if(typeof data["upstash-method"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-method",schemaPath:"#/properties/upstash-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-delay"] !== undefined){
const _errs3 = errors;
if(typeof data["upstash-delay"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-delay",schemaPath:"#/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-not-before"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-not-before"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-not-before",schemaPath:"#/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-retries"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-retries"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-retries",schemaPath:"#/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-retry-delay"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-retry-delay"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-retry-delay",schemaPath:"#/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-timeout"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-timeout"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-timeout",schemaPath:"#/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["service-callback"] !== undefined){
const _errs13 = errors;
if(typeof data["service-callback"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/service-callback",schemaPath:"#/properties/service-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs13 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-callback"] !== undefined){
const _errs15 = errors;
if(typeof data["upstash-callback"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-callback",schemaPath:"#/properties/upstash-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs15 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-callback-method"] !== undefined){
const _errs17 = errors;
if(typeof data["upstash-callback-method"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-callback-method",schemaPath:"#/properties/upstash-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs17 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-callback-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data["upstash-callback-timeout"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-callback-timeout",schemaPath:"#/properties/upstash-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs19 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-callback-retries"] !== undefined){
const _errs21 = errors;
if(typeof data["upstash-callback-retries"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-callback-retries",schemaPath:"#/properties/upstash-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs21 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-callback-retry-delay"] !== undefined){
const _errs23 = errors;
if(typeof data["upstash-callback-retry-delay"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-callback-retry-delay",schemaPath:"#/properties/upstash-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs23 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback"] !== undefined){
const _errs25 = errors;
if(typeof data["upstash-failure-callback"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-failure-callback",schemaPath:"#/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs25 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback-method"] !== undefined){
const _errs27 = errors;
if(typeof data["upstash-failure-callback-method"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-failure-callback-method",schemaPath:"#/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs27 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback-timeout"] !== undefined){
const _errs29 = errors;
if(typeof data["upstash-failure-callback-timeout"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-failure-callback-timeout",schemaPath:"#/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs29 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback-retries"] !== undefined){
const _errs31 = errors;
if(typeof data["upstash-failure-callback-retries"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-failure-callback-retries",schemaPath:"#/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs31 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback-retry-delay"] !== undefined){
const _errs33 = errors;
if(typeof data["upstash-failure-callback-retry-delay"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-failure-callback-retry-delay",schemaPath:"#/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs33 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-flow-control-key"] !== undefined){
const _errs35 = errors;
if(typeof data["upstash-flow-control-key"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-flow-control-key",schemaPath:"#/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs35 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-flow-control-value"] !== undefined){
const _errs37 = errors;
if(typeof data["upstash-flow-control-value"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-flow-control-value",schemaPath:"#/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs37 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-label"] !== undefined){
const _errs39 = errors;
if(typeof data["upstash-label"] !== "string"){
validate39.errors = [{instancePath:instancePath+"/upstash-label",schemaPath:"#/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs39 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}}}}}}}}} else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate39.errors = vErrors;
return errors === 0; }


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
data0.count = 100; }
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
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate38.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate38.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate38.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
if(valid1){
let data29 = data0.count;
const _errs59 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs59){
if(typeof data29 == "number"){
if(data29 > 9007199254740991 || isNaN(data29)){
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data29 < 1 || isNaN(data29)){
validate38.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs59 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs61 = errors;
if(typeof data0.cursor !== "string"){
validate38.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs61 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}} else {
validate38.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs63 = errors;
if(!(validate39(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length; }
var valid0 = _errs63 === errors; } else {
var valid0 = true; }}} else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate38.errors = vErrors;
return errors === 0; }

export const retryDeadLetterParameters = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate41.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs5 = errors;
if(!(validate39(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate41.errors = vErrors;
return errors === 0; }

export const listEventsParameters = validate43;
const schema60 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"count":{"type":"integer","minimum":1,"default":1000,"maximum":9007199254740991},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"cursor":{"type":"string"}},"required":[]}},"$id":"listEventsParameters"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
data0.count = 1000; }
if(data0.order === undefined){
data0.order = "latestFirst"; }
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
validate43.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate43.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate43.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate43.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate43.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate43.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate43.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid15 = _errs61 === errors;
if(!valid15){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs59 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.source !== undefined){
let data31 = data0.source;
const _errs63 = errors;
if(typeof data31 !== "string"){
validate43.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data31 === "workflow")){
validate43.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema60.properties.query.properties.source.enum}}];
return false; }
var valid1 = _errs63 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i14,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid16 = _errs67 === errors;
if(!valid16){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs65 === errors; } else {
var valid1 = true; }
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
validate43.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i15,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid17 = _errs71 === errors;
if(!valid17){
break; }}} else {
validate43.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs69 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data36 = data0.trimBody;
const _errs73 = errors;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
validate43.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs73){
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
validate43.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data36 < 0 || isNaN(data36)){
validate43.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs73 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.region !== undefined){
const _errs75 = errors;
if(typeof data0.region !== "string"){
validate43.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs75 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs77 = errors;
if(typeof data0.local_mode_port !== "string"){
validate43.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs77 === errors; } else {
var valid1 = true; }
if(valid1){
let data39 = data0.count;
const _errs79 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate43.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs79){
if(typeof data39 == "number"){
if(data39 > 9007199254740991 || isNaN(data39)){
validate43.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data39 < 1 || isNaN(data39)){
validate43.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs79 === errors;
if(valid1){
let data40 = data0.order;
const _errs81 = errors;
if(typeof data40 !== "string"){
validate43.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data40 === "latestFirst") || (data40 === "earliestFirst"))){
validate43.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema60.properties.query.properties.order.enum}}];
return false; }
var valid1 = _errs81 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs83 = errors;
if(typeof data0.cursor !== "string"){
validate43.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs83 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate43.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate43.errors = vErrors;
return errors === 0; }

export const listLogsParameters = validate44;
const schema61 = {"type":"object","properties":{"query":{"type":"object","properties":{"messageIds":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"url":{"type":"array","items":{"type":"string"}},"topicName":{"type":"array","items":{"type":"string"}},"queueName":{"type":"array","items":{"type":"string"}},"scheduleId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"callerIP":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"api":{"type":"array","items":{"type":"string"}},"groupBy":{"type":"string","enum":["messageId"]},"source":{"type":"string","enum":["workflow"]},"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"trimBody":{"type":"integer","minimum":0,"maximum":9007199254740991},"region":{"type":"string"},"local_mode_port":{"type":"string"},"count":{"type":"integer","minimum":1,"default":100,"maximum":9007199254740991},"order":{"type":"string","enum":["latestFirst","earliestFirst"],"default":"latestFirst"},"cursor":{"type":"string"}},"required":[]}},"$id":"listLogsParameters"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
data0.count = 100; }
if(data0.order === undefined){
data0.order = "latestFirst"; }
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
validate44.errors = [{instancePath:instancePath+"/query/messageIds/" + i0,schemaPath:"#/properties/query/properties/messageIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/messageIds",schemaPath:"#/properties/query/properties/messageIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/messageId/" + i1,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/url/" + i2,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs13 === errors;
if(!valid4){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/topicName/" + i3,schemaPath:"#/properties/query/properties/topicName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs17 === errors;
if(!valid5){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/topicName",schemaPath:"#/properties/query/properties/topicName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs15 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/queueName/" + i4,schemaPath:"#/properties/query/properties/queueName/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs21 === errors;
if(!valid6){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/queueName",schemaPath:"#/properties/query/properties/queueName/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs19 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/scheduleId/" + i5,schemaPath:"#/properties/query/properties/scheduleId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs25 === errors;
if(!valid7){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/scheduleId",schemaPath:"#/properties/query/properties/scheduleId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs23 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/label/" + i6,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs29 === errors;
if(!valid8){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs27 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i7,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs31 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/callerIp/" + i8,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs37 === errors;
if(!valid10){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/callerIP/" + i9,schemaPath:"#/properties/query/properties/callerIP/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs41 === errors;
if(!valid11){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/callerIP",schemaPath:"#/properties/query/properties/callerIP/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs39 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data21 = data0.fromDate;
const _errs43 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate44.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs43){
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
validate44.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data21 < 0 || isNaN(data21)){
validate44.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs43 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data22 = data0.toDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate44.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate44.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate44.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/host/" + i10,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid12 = _errs49 === errors;
if(!valid12){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/path/" + i11,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs53 === errors;
if(!valid13){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/state/" + i12,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid14 = _errs57 === errors;
if(!valid14){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs55 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/api/" + i13,schemaPath:"#/properties/query/properties/api/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid15 = _errs61 === errors;
if(!valid15){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/api",schemaPath:"#/properties/query/properties/api/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs59 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.groupBy !== undefined){
let data31 = data0.groupBy;
const _errs63 = errors;
if(typeof data31 !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data31 === "messageId")){
validate44.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema61.properties.query.properties.groupBy.enum}}];
return false; }
var valid1 = _errs63 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.source !== undefined){
let data32 = data0.source;
const _errs65 = errors;
if(typeof data32 !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data32 === "workflow")){
validate44.errors = [{instancePath:instancePath+"/query/source",schemaPath:"#/properties/query/properties/source/enum",keyword:"enum",params:{allowedValues: schema61.properties.query.properties.source.enum}}];
return false; }
var valid1 = _errs65 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i14,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid16 = _errs69 === errors;
if(!valid16){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs67 === errors; } else {
var valid1 = true; }
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
validate44.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i15,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid17 = _errs73 === errors;
if(!valid17){
break; }}} else {
validate44.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs71 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data37 = data0.trimBody;
const _errs75 = errors;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
validate44.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs75){
if(typeof data37 == "number"){
if(data37 > 9007199254740991 || isNaN(data37)){
validate44.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data37 < 0 || isNaN(data37)){
validate44.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs75 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.region !== undefined){
const _errs77 = errors;
if(typeof data0.region !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/region",schemaPath:"#/properties/query/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs77 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.local_mode_port !== undefined){
const _errs79 = errors;
if(typeof data0.local_mode_port !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/local_mode_port",schemaPath:"#/properties/query/properties/local_mode_port/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs79 === errors; } else {
var valid1 = true; }
if(valid1){
let data40 = data0.count;
const _errs81 = errors;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
validate44.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs81){
if(typeof data40 == "number"){
if(data40 > 9007199254740991 || isNaN(data40)){
validate44.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data40 < 1 || isNaN(data40)){
validate44.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs81 === errors;
if(valid1){
let data41 = data0.order;
const _errs83 = errors;
if(typeof data41 !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data41 === "latestFirst") || (data41 === "earliestFirst"))){
validate44.errors = [{instancePath:instancePath+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues: schema61.properties.query.properties.order.enum}}];
return false; }
var valid1 = _errs83 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs85 = errors;
if(typeof data0.cursor !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs85 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}}}}}}}}}}} else {
validate44.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate44.errors = vErrors;
return errors === 0; }

export const listFlowControlsParameters = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate45.errors = [{instancePath:instancePath+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type: "string"}}];
return false; }}} else {
validate45.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate45.errors = vErrors;
return errors === 0; }

export const getFlowControlParameters = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate46.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false; }}}} else {
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate46.errors = vErrors;
return errors === 0; }

export const pinFlowControlParameters = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate47.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false; }}}} else {
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
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
validate47.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 999999999 || isNaN(data3)){
validate47.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false; } else {
if(data3 < 1 || isNaN(data3)){
validate47.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2.rate !== undefined){
let data4 = data2.rate;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate47.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 999999999 || isNaN(data4)){
validate47.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false; } else {
if(data4 < 1 || isNaN(data4)){
validate47.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2.period !== undefined){
let data5 = data2.period;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate47.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 604800 || isNaN(data5)){
validate47.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false; } else {
if(data5 < 1 || isNaN(data5)){
validate47.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs11 === errors; } else {
var valid2 = true; }}}} else {
validate47.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate47.errors = vErrors;
return errors === 0; }

export const unpinFlowControlParameters = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate48.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.flowControlKey !== undefined){
if(typeof data0.flowControlKey !== "string"){
validate48.errors = [{instancePath:instancePath+"/path/flowControlKey",schemaPath:"#/properties/path/properties/flowControlKey/type",keyword:"type",params:{type: "string"}}];
return false; }}}} else {
validate48.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.parallelism === undefined){
data2.parallelism = false; }
if(data2.rate === undefined){
data2.rate = false; }
const _errs7 = errors;
if(typeof data2.parallelism !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/query/parallelism",schemaPath:"#/properties/query/properties/parallelism/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.rate !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/query/rate",schemaPath:"#/properties/query/properties/rate/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs9 === errors; }} else {
validate48.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate48.errors = vErrors;
return errors === 0; }

export const triggerWorkflowParameters = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWorkflowParameters" */;
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
if((data0.workflowUrl === undefined) && (missing0 = "workflowUrl")){
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.workflowUrl !== undefined){
let data1 = data0.workflowUrl;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/path/workflowUrl",schemaPath:"#/properties/path/properties/workflowUrl/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate49.errors = [{instancePath:instancePath+"/path/workflowUrl",schemaPath:"#/properties/path/properties/workflowUrl/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate49.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["content-type"] !== undefined){
const _errs7 = errors;
if(typeof data2["content-type"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/content-type",schemaPath:"#/properties/header/properties/content-type/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-workflow-runid"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-workflow-runid"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-workflow-runid",schemaPath:"#/properties/header/properties/upstash-workflow-runid/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-delay"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-delay",schemaPath:"#/properties/header/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-not-before"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-not-before"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-not-before",schemaPath:"#/properties/header/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retries"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-retries"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-retries",schemaPath:"#/properties/header/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-retry-delay"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-retry-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-retry-delay",schemaPath:"#/properties/header/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-timeout"] !== undefined){
const _errs19 = errors;
if(typeof data2["upstash-timeout"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-timeout",schemaPath:"#/properties/header/properties/upstash-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs19 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback"] !== undefined){
const _errs21 = errors;
if(typeof data2["upstash-failure-callback"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback",schemaPath:"#/properties/header/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs21 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-method"] !== undefined){
const _errs23 = errors;
if(typeof data2["upstash-failure-callback-method"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-method",schemaPath:"#/properties/header/properties/upstash-failure-callback-method/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs23 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-timeout"] !== undefined){
const _errs25 = errors;
if(typeof data2["upstash-failure-callback-timeout"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-timeout",schemaPath:"#/properties/header/properties/upstash-failure-callback-timeout/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retries"] !== undefined){
const _errs27 = errors;
if(typeof data2["upstash-failure-callback-retries"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retries",schemaPath:"#/properties/header/properties/upstash-failure-callback-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs27 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-failure-callback-retry-delay"] !== undefined){
const _errs29 = errors;
if(typeof data2["upstash-failure-callback-retry-delay"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-failure-callback-retry-delay",schemaPath:"#/properties/header/properties/upstash-failure-callback-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs29 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-header-forward"] !== undefined){
const _errs31 = errors;
if(typeof data2["upstash-header-forward"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-header-forward",schemaPath:"#/properties/header/properties/upstash-header-forward/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs31 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-key"] !== undefined){
const _errs33 = errors;
if(typeof data2["upstash-flow-control-key"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-flow-control-key",schemaPath:"#/properties/header/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs33 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-flow-control-value"] !== undefined){
const _errs35 = errors;
if(typeof data2["upstash-flow-control-value"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-flow-control-value",schemaPath:"#/properties/header/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs35 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-label"] !== undefined){
const _errs37 = errors;
if(typeof data2["upstash-label"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-label",schemaPath:"#/properties/header/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs37 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-redact-fields"] !== undefined){
const _errs39 = errors;
if(typeof data2["upstash-redact-fields"] !== "string"){
validate49.errors = [{instancePath:instancePath+"/header/upstash-redact-fields",schemaPath:"#/properties/header/properties/upstash-redact-fields/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs39 === errors; } else {
var valid2 = true; }}}}}}}}}}}}}}}}}} else {
validate49.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate49.errors = vErrors;
return errors === 0; }

export const triggerWorkflowsBody = validate50;
const schema68 = {"type":"object","required":["destination"],"properties":{"destination":{"type":"string"},"headers":{"type":["object","null"],"additionalProperties":{"type":"string"}},"body":{"type":["string","null"]}},"$id":"component-batch-trigger"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-batch-trigger" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.destination === undefined) && (missing0 = "destination")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.destination !== undefined){
const _errs1 = errors;
if(typeof data.destination !== "string"){
validate51.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data1 = data.headers;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate51.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema68.properties.headers.type}}];
return false; }
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(typeof data1[key0] !== "string"){
validate51.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs6 === errors;
if(!valid1){
break; }}}}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.body !== undefined){
let data3 = data.body;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate51.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema68.properties.body.type}}];
return false; }
var valid0 = _errs8 === errors; } else {
var valid0 = true; }}}}} else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate51.errors = vErrors;
return errors === 0; }


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWorkflowsBody" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate50.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false; } else {
if(data.length < 1){
validate50.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate51(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}}} else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate50.errors = vErrors;
return errors === 0; }

export const notifyWaitersParameters = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-3" */;
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
if((data0.eventId === undefined) && (missing0 = "eventId")){
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.eventId !== undefined){
let data1 = data0.eventId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate53.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false; } else {
if(func1(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate53.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate53.errors = vErrors;
return errors === 0; }

export const notifyWorkflowRunParameters = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="notifyWorkflowRunParameters" */;
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
if(((data0.workflowRunId === undefined) && (missing0 = "workflowRunId")) || ((data0.eventId === undefined) && (missing0 = "eventId"))){
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.workflowRunId !== undefined){
let data1 = data0.workflowRunId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate54.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate54.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.eventId !== undefined){
let data2 = data0.eventId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate54.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false; } else {
if(func1(data2) < 1){
validate54.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate54.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate54.errors = vErrors;
return errors === 0; }

export const waitForEventParameters = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="waitForEventParameters" */;
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
if((data0.eventId === undefined) && (missing0 = "eventId")){
validate55.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.eventId !== undefined){
let data1 = data0.eventId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate55.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false; } else {
if(func1(data1) < 1){
validate55.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate55.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate55.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2["upstash-workflow-runid"] === undefined) && (missing1 = "upstash-workflow-runid")){
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
if(data2["upstash-workflow-runid"] !== undefined){
let data3 = data2["upstash-workflow-runid"];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate55.errors = [{instancePath:instancePath+"/header/upstash-workflow-runid",schemaPath:"#/properties/header/properties/upstash-workflow-runid/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/header/upstash-workflow-runid",schemaPath:"#/properties/header/properties/upstash-workflow-runid/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data2["upstash-feature-set"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-feature-set"] !== "string"){
validate55.errors = [{instancePath:instancePath+"/header/upstash-feature-set",schemaPath:"#/properties/header/properties/upstash-feature-set/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }}}} else {
validate55.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate55.errors = vErrors;
return errors === 0; }

export const waitForEventBody = validate56;
const schema72 = {"type":"object","required":["step"],"properties":{"url":{"type":["string","null"]},"timeout":{"type":["string","null"],"pattern":"^(|(?![^d]*d[^d]*d)(?![^h]*h[^h]*h)(?![^m]*m[^m]*m)(?![^s]*s[^s]*s)(\\d{1,12}(\\.\\d{1,9})?[dhms])+)$"},"timeoutUrl":{"type":["string","null"]},"timeoutBody":{},"timeoutHeaders":{"type":["object","null"],"additionalProperties":{"type":"array","items":{"type":"string"}}},"step":{"type":"object","required":["stepId","stepName","stepType"],"properties":{"stepId":{"type":"integer","minimum":0,"maximum":9007199254740991},"stepName":{"type":"string"},"stepType":{"type":"string"},"concurrent":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"targetStep":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}}},"$id":"component-wait-request"};
const pattern4 = new RegExp("^(|(?![^d]*d[^d]*d)(?![^h]*h[^h]*h)(?![^m]*m[^m]*m)(?![^s]*s[^s]*s)(\\d{1,12}(\\.\\d{1,9})?[dhms])+)$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-wait-request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.step === undefined) && (missing0 = "step")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema72.properties.url.type}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeout !== undefined){
let data1 = data.timeout;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate56.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: schema72.properties.timeout.type}}];
return false; }
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate56.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/pattern",keyword:"pattern",params:{pattern: "^(|(?![^d]*d[^d]*d)(?![^h]*h[^h]*h)(?![^m]*m[^m]*m)(?![^s]*s[^s]*s)(\\d{1,12}(\\.\\d{1,9})?[dhms])+)$"}}];
return false; }}}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeoutUrl !== undefined){
let data2 = data.timeoutUrl;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate56.errors = [{instancePath:instancePath+"/timeoutUrl",schemaPath:"#/properties/timeoutUrl/type",keyword:"type",params:{type: schema72.properties.timeoutUrl.type}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeoutHeaders !== undefined){
let data3 = data.timeoutHeaders;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate56.errors = [{instancePath:instancePath+"/timeoutHeaders",schemaPath:"#/properties/timeoutHeaders/type",keyword:"type",params:{type: schema72.properties.timeoutHeaders.type}}];
return false; }
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data4[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/timeoutHeaders/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/timeoutHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs12 === errors;
if(!valid2){
break; }}} else {
validate56.errors = [{instancePath:instancePath+"/timeoutHeaders/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/timeoutHeaders/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs10 === errors;
if(!valid1){
break; }}}}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.step !== undefined){
let data6 = data.step;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.stepId === undefined) && (missing1 = "stepId")) || ((data6.stepName === undefined) && (missing1 = "stepName"))) || ((data6.stepType === undefined) && (missing1 = "stepType"))){
validate56.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
if(data6.stepId !== undefined){
let data7 = data6.stepId;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate56.errors = [{instancePath:instancePath+"/step/stepId",schemaPath:"#/properties/step/properties/stepId/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate56.errors = [{instancePath:instancePath+"/step/stepId",schemaPath:"#/properties/step/properties/stepId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data7 < 0 || isNaN(data7)){
validate56.errors = [{instancePath:instancePath+"/step/stepId",schemaPath:"#/properties/step/properties/stepId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid3 = _errs16 === errors; } else {
var valid3 = true; }
if(valid3){
if(data6.stepName !== undefined){
const _errs18 = errors;
if(typeof data6.stepName !== "string"){
validate56.errors = [{instancePath:instancePath+"/step/stepName",schemaPath:"#/properties/step/properties/stepName/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs18 === errors; } else {
var valid3 = true; }
if(valid3){
if(data6.stepType !== undefined){
const _errs20 = errors;
if(typeof data6.stepType !== "string"){
validate56.errors = [{instancePath:instancePath+"/step/stepType",schemaPath:"#/properties/step/properties/stepType/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs20 === errors; } else {
var valid3 = true; }
if(valid3){
if(data6.concurrent !== undefined){
let data10 = data6.concurrent;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate56.errors = [{instancePath:instancePath+"/step/concurrent",schemaPath:"#/properties/step/properties/concurrent/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate56.errors = [{instancePath:instancePath+"/step/concurrent",schemaPath:"#/properties/step/properties/concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data10 < -9007199254740991 || isNaN(data10)){
validate56.errors = [{instancePath:instancePath+"/step/concurrent",schemaPath:"#/properties/step/properties/concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false; }}}}
var valid3 = _errs22 === errors; } else {
var valid3 = true; }
if(valid3){
if(data6.targetStep !== undefined){
let data11 = data6.targetStep;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate56.errors = [{instancePath:instancePath+"/step/targetStep",schemaPath:"#/properties/step/properties/targetStep/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/step/targetStep",schemaPath:"#/properties/step/properties/targetStep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data11 < -9007199254740991 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/step/targetStep",schemaPath:"#/properties/step/properties/targetStep/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false; }}}}
var valid3 = _errs24 === errors; } else {
var valid3 = true; }}}}}}} else {
validate56.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }}}}}}} else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate56.errors = vErrors;
return errors === 0; }

export const cancelWorkflowRunsParameters = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelWorkflowRunsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.workflowUrlExactMatch === undefined){
data0.workflowUrlExactMatch = false; }
if(data0.count === undefined){
data0.count = 100; }
if(data0.workflowRunIds !== undefined){
let data1 = data0.workflowRunIds;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/workflowRunIds/" + i0,schemaPath:"#/properties/query/properties/workflowRunIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/workflowRunIds",schemaPath:"#/properties/query/properties/workflowRunIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data3 = data0.workflowUrl;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i1,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
const _errs11 = errors;
if(typeof data0.workflowUrlExactMatch !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/query/workflowUrlExactMatch",schemaPath:"#/properties/query/properties/workflowUrlExactMatch/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs11 === errors;
if(valid1){
if(data0.label !== undefined){
let data6 = data0.label;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/label/" + i2,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data8 = data0.flowControlKey;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i3,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data10 = data0.callerIp;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/callerIp/" + i4,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.host !== undefined){
let data12 = data0.host;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/host/" + i5,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.path !== undefined){
let data14 = data0.path;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/path/" + i6,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate57.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data16 = data0.fromDate;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate57.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs33){
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
validate57.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data16 < 0 || isNaN(data16)){
validate57.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data17 = data0.toDate;
const _errs35 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate57.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
validate57.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data17 < 0 || isNaN(data17)){
validate57.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs35 === errors; } else {
var valid1 = true; }
if(valid1){
let data18 = data0.count;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate57.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 9007199254740991 || isNaN(data18)){
validate57.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data18 < 1 || isNaN(data18)){
validate57.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs37 === errors; }}}}}}}}}}} else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate57.errors = vErrors;
return errors === 0; }

export const cancelWorkflowRunsBody = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-workflow-run-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workflowRunIds !== undefined){
let data0 = data.workflowRunIds;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate58.errors = [{instancePath:instancePath+"/workflowRunIds/" + i0,schemaPath:"#/properties/workflowRunIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs3 === errors;
if(!valid1){
break; }}} else {
validate58.errors = [{instancePath:instancePath+"/workflowRunIds",schemaPath:"#/properties/workflowRunIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.workflowUrl !== undefined){
const _errs5 = errors;
if(typeof data.workflowUrl !== "string"){
validate58.errors = [{instancePath:instancePath+"/workflowUrl",schemaPath:"#/properties/workflowUrl/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate58.errors = vErrors;
return errors === 0; }

export const getWorkflowRunParameters = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWorkflowRunParameters" */;
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
if((data0.workflowRunId === undefined) && (missing0 = "workflowRunId")){
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.workflowRunId !== undefined){
let data1 = data0.workflowRunId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate59.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate59.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate59.errors = vErrors;
return errors === 0; }

export const endWorkflowRunParameters = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="endWorkflowRunParameters" */;
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
if((data0.workflowRunId === undefined) && (missing0 = "workflowRunId")){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.workflowRunId !== undefined){
let data1 = data0.workflowRunId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate60.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.cancel === undefined){
data2.cancel = true; }
if(typeof data2.cancel !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/query/cancel",schemaPath:"#/properties/query/properties/cancel/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate60.errors = vErrors;
return errors === 0; }

export const getWebhookParameters = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-4" */;
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
if((((data0.userId === undefined) && (missing0 = "userId")) || ((data0.workflowRunId === undefined) && (missing0 = "workflowRunId"))) || ((data0.eventId === undefined) && (missing0 = "eventId"))){
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.userId !== undefined){
let data1 = data0.userId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate61.errors = [{instancePath:instancePath+"/path/userId",schemaPath:"#/properties/path/properties/userId/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRunId !== undefined){
let data2 = data0.workflowRunId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate61.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate61.errors = [{instancePath:instancePath+"/path/workflowRunId",schemaPath:"#/properties/path/properties/workflowRunId/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.eventId !== undefined){
let data3 = data0.eventId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 1024){
validate61.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false; } else {
if(func1(data3) < 1){
validate61.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate61.errors = [{instancePath:instancePath+"/path/eventId",schemaPath:"#/properties/path/properties/eventId/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }}}}} else {
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate61.errors = vErrors;
return errors === 0; }

export const listWorkflowRunsParameters = validate62;
const schema78 = {"type":"object","properties":{"query":{"type":"object","properties":{"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowCreatedAt":{"type":"integer","minimum":0,"maximum":9007199254740991},"workflowRuns":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"trimBody":{"type":"integer","minimum":-1,"maximum":9007199254740991},"groupBy":{"type":"string","enum":["workflowRunId"]},"count":{"type":"integer","minimum":1,"default":10,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"listWorkflowRunsParameters"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkflowRunsParameters" */;
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
data0.count = 10; }
if(data0.workflowRunId !== undefined){
let data1 = data0.workflowRunId;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i0,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data3 = data0.workflowCreatedAt;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate62.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate62.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate62.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRuns !== undefined){
let data4 = data0.workflowRuns;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/workflowRuns/" + i1,schemaPath:"#/properties/query/properties/workflowRuns/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs11 === errors;
if(!valid3){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/workflowRuns",schemaPath:"#/properties/query/properties/workflowRuns/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs9 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data6 = data0.workflowUrl;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i2,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.state !== undefined){
let data8 = data0.state;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/state/" + i3,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.messageId !== undefined){
let data10 = data0.messageId;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/messageId/" + i4,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.label !== undefined){
let data12 = data0.label;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/label/" + i5,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data14 = data0.flowControlKey;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i6,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data16 = data0.callerIp;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid9 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
const _errs35 = errors;
if(typeof data16[i7] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/callerIp/" + i7,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs35 === errors;
if(!valid9){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.host !== undefined){
let data18 = data0.host;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
const _errs39 = errors;
if(typeof data18[i8] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/host/" + i8,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs39 === errors;
if(!valid10){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs37 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.path !== undefined){
let data20 = data0.path;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid11 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
const _errs43 = errors;
if(typeof data20[i9] !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/path/" + i9,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs43 === errors;
if(!valid11){
break; }}} else {
validate62.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs41 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data22 = data0.fromDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate62.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate62.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate62.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data23 = data0.toDate;
const _errs47 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate62.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs47){
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
validate62.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data23 < 0 || isNaN(data23)){
validate62.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data24 = data0.trimBody;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate62.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs49){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate62.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data24 < -1 || isNaN(data24)){
validate62.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid1 = _errs49 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.groupBy !== undefined){
let data25 = data0.groupBy;
const _errs51 = errors;
if(typeof data25 !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data25 === "workflowRunId")){
validate62.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema78.properties.query.properties.groupBy.enum}}];
return false; }
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
if(valid1){
let data26 = data0.count;
const _errs53 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate62.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs53){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate62.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data26 < 1 || isNaN(data26)){
validate62.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs53 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs55 = errors;
if(typeof data0.cursor !== "string"){
validate62.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs55 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}} else {
validate62.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate62.errors = vErrors;
return errors === 0; }

export const listWorkflowEventsParameters = validate63;
const schema79 = {"type":"object","properties":{"query":{"type":"object","properties":{"workflowRunId":{"type":"array","items":{"type":"string"}},"workflowCreatedAt":{"type":"integer","minimum":0,"maximum":9007199254740991},"workflowRuns":{"type":"array","items":{"type":"string"}},"workflowUrl":{"type":"array","items":{"type":"string"}},"state":{"type":"array","items":{"type":"string"}},"messageId":{"type":"array","items":{"type":"string"}},"label":{"type":"array","items":{"type":"string"}},"flowControlKey":{"type":"array","items":{"type":"string"}},"callerIp":{"type":"array","items":{"type":"string"}},"host":{"type":"array","items":{"type":"string"}},"path":{"type":"array","items":{"type":"string"}},"fromDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"toDate":{"type":"integer","minimum":0,"maximum":9007199254740991},"trimBody":{"type":"integer","minimum":-1,"maximum":9007199254740991},"groupBy":{"type":"string","enum":["workflowRunId"]},"count":{"type":"integer","minimum":1,"maximum":9007199254740991},"cursor":{"type":"string"}},"required":[]}},"$id":"listWorkflowEventsParameters"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkflowEventsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.workflowRunId !== undefined){
let data1 = data0.workflowRunId;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i0,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data3 = data0.workflowCreatedAt;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate63.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate63.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRuns !== undefined){
let data4 = data0.workflowRuns;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(typeof data4[i1] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/workflowRuns/" + i1,schemaPath:"#/properties/query/properties/workflowRuns/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs11 === errors;
if(!valid3){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/workflowRuns",schemaPath:"#/properties/query/properties/workflowRuns/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs9 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data6 = data0.workflowUrl;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i2,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.state !== undefined){
let data8 = data0.state;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/state/" + i3,schemaPath:"#/properties/query/properties/state/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/state",schemaPath:"#/properties/query/properties/state/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.messageId !== undefined){
let data10 = data0.messageId;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/messageId/" + i4,schemaPath:"#/properties/query/properties/messageId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/messageId",schemaPath:"#/properties/query/properties/messageId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.label !== undefined){
let data12 = data0.label;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/label/" + i5,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data14 = data0.flowControlKey;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i6,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data16 = data0.callerIp;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid9 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
const _errs35 = errors;
if(typeof data16[i7] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/callerIp/" + i7,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs35 === errors;
if(!valid9){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.host !== undefined){
let data18 = data0.host;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
const _errs39 = errors;
if(typeof data18[i8] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/host/" + i8,schemaPath:"#/properties/query/properties/host/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs39 === errors;
if(!valid10){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/host",schemaPath:"#/properties/query/properties/host/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs37 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.path !== undefined){
let data20 = data0.path;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid11 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
const _errs43 = errors;
if(typeof data20[i9] !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/path/" + i9,schemaPath:"#/properties/query/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs43 === errors;
if(!valid11){
break; }}} else {
validate63.errors = [{instancePath:instancePath+"/query/path",schemaPath:"#/properties/query/properties/path/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs41 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data22 = data0.fromDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate63.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate63.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate63.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data23 = data0.toDate;
const _errs47 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate63.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs47){
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
validate63.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data23 < 0 || isNaN(data23)){
validate63.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data24 = data0.trimBody;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate63.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs49){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate63.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data24 < -1 || isNaN(data24)){
validate63.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid1 = _errs49 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.groupBy !== undefined){
let data25 = data0.groupBy;
const _errs51 = errors;
if(typeof data25 !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(data25 === "workflowRunId")){
validate63.errors = [{instancePath:instancePath+"/query/groupBy",schemaPath:"#/properties/query/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema79.properties.query.properties.groupBy.enum}}];
return false; }
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.count !== undefined){
let data26 = data0.count;
const _errs53 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate63.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs53){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate63.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data26 < 1 || isNaN(data26)){
validate63.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs53 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.cursor !== undefined){
const _errs55 = errors;
if(typeof data0.cursor !== "string"){
validate63.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs55 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}}} else {
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate63.errors = vErrors;
return errors === 0; }

export const listWorkflowDeadLettersParameters = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWorkflowDeadLettersParameters" */;
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
data0.count = 100; }
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
validate64.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRunId !== undefined){
let data3 = data0.workflowRunId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i1,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data5 = data0.workflowCreatedAt;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate64.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate64.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate64.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data6 = data0.workflowUrl;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i2,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.label !== undefined){
let data8 = data0.label;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/label/" + i3,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data10 = data0.flowControlKey;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i4,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data12 = data0.callerIp;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/callerIp/" + i5,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureFunctionState !== undefined){
let data14 = data0.failureFunctionState;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/failureFunctionState/" + i6,schemaPath:"#/properties/query/properties/failureFunctionState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/failureFunctionState",schemaPath:"#/properties/query/properties/failureFunctionState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureCallbackState !== undefined){
let data16 = data0.failureCallbackState;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid9 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
const _errs35 = errors;
if(typeof data16[i7] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/failureCallbackState/" + i7,schemaPath:"#/properties/query/properties/failureCallbackState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs35 === errors;
if(!valid9){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/failureCallbackState",schemaPath:"#/properties/query/properties/failureCallbackState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.responseStatus !== undefined){
let data18 = data0.responseStatus;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
const _errs39 = errors;
if(typeof data18[i8] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/responseStatus/" + i8,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs39 === errors;
if(!valid10){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs37 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.url !== undefined){
let data20 = data0.url;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid11 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
const _errs43 = errors;
if(typeof data20[i9] !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/url/" + i9,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs43 === errors;
if(!valid11){
break; }}} else {
validate64.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs41 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data22 = data0.fromDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate64.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate64.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate64.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data23 = data0.toDate;
const _errs47 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate64.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs47){
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
validate64.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data23 < 0 || isNaN(data23)){
validate64.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
if(valid1){
let data24 = data0.count;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate64.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs49){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate64.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data24 < 1 || isNaN(data24)){
validate64.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs49 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs51 = errors;
if(typeof data0.cursor !== "string"){
validate64.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs51 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.trimBody !== undefined){
let data26 = data0.trimBody;
const _errs53 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate64.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs53){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate64.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data26 < 0 || isNaN(data26)){
validate64.errors = [{instancePath:instancePath+"/query/trimBody",schemaPath:"#/properties/query/properties/trimBody/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs53 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}}} else {
validate64.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate64.errors = vErrors;
return errors === 0; }

export const deleteWorkflowDeadLettersParameters = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWorkflowDeadLettersParameters" */;
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
data0.count = 100; }
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
validate65.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRunId !== undefined){
let data3 = data0.workflowRunId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i1,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data5 = data0.workflowCreatedAt;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate65.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate65.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate65.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data6 = data0.workflowUrl;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i2,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.label !== undefined){
let data8 = data0.label;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/label/" + i3,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data10 = data0.flowControlKey;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i4,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data12 = data0.callerIp;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/callerIp/" + i5,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureFunctionState !== undefined){
let data14 = data0.failureFunctionState;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/failureFunctionState/" + i6,schemaPath:"#/properties/query/properties/failureFunctionState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/failureFunctionState",schemaPath:"#/properties/query/properties/failureFunctionState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureCallbackState !== undefined){
let data16 = data0.failureCallbackState;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid9 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
const _errs35 = errors;
if(typeof data16[i7] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/failureCallbackState/" + i7,schemaPath:"#/properties/query/properties/failureCallbackState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs35 === errors;
if(!valid9){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/failureCallbackState",schemaPath:"#/properties/query/properties/failureCallbackState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.responseStatus !== undefined){
let data18 = data0.responseStatus;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
const _errs39 = errors;
if(typeof data18[i8] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/responseStatus/" + i8,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs39 === errors;
if(!valid10){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs37 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.url !== undefined){
let data20 = data0.url;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid11 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
const _errs43 = errors;
if(typeof data20[i9] !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/url/" + i9,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs43 === errors;
if(!valid11){
break; }}} else {
validate65.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs41 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data22 = data0.fromDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate65.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate65.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate65.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data23 = data0.toDate;
const _errs47 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate65.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs47){
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
validate65.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data23 < 0 || isNaN(data23)){
validate65.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
if(valid1){
let data24 = data0.count;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate65.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs49){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate65.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data24 < 1 || isNaN(data24)){
validate65.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs49 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs51 = errors;
if(typeof data0.cursor !== "string"){
validate65.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs51 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}} else {
validate65.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate65.errors = vErrors;
return errors === 0; }

export const resumeWorkflowRunsParameters = validate66;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-5" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["upstash-retries"] !== undefined){
const _errs1 = errors;
if(typeof data["upstash-retries"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-retries",schemaPath:"#/properties/upstash-retries/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-retry-delay"] !== undefined){
const _errs3 = errors;
if(typeof data["upstash-retry-delay"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-retry-delay",schemaPath:"#/properties/upstash-retry-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-delay"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-delay"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-delay",schemaPath:"#/properties/upstash-delay/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-not-before"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-not-before"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-not-before",schemaPath:"#/properties/upstash-not-before/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-flow-control-key"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-flow-control-key"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-flow-control-key",schemaPath:"#/properties/upstash-flow-control-key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-flow-control-value"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-flow-control-value"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-flow-control-value",schemaPath:"#/properties/upstash-flow-control-value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-label"] !== undefined){
const _errs13 = errors;
if(typeof data["upstash-label"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-label",schemaPath:"#/properties/upstash-label/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs13 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-failure-callback"] !== undefined){
const _errs15 = errors;
if(typeof data["upstash-failure-callback"] !== "string"){
validate67.errors = [{instancePath:instancePath+"/upstash-failure-callback",schemaPath:"#/properties/upstash-failure-callback/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs15 === errors; } else {
var valid0 = true; }}}}}}}}} else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate67.errors = vErrors;
return errors === 0; }


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resumeWorkflowRunsParameters" */;
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
data0.count = 100; }
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
validate66.errors = [{instancePath:instancePath+"/query/dlqIds/" + i0,schemaPath:"#/properties/query/properties/dlqIds/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs5 === errors;
if(!valid2){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/dlqIds",schemaPath:"#/properties/query/properties/dlqIds/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowRunId !== undefined){
let data3 = data0.workflowRunId;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/workflowRunId/" + i1,schemaPath:"#/properties/query/properties/workflowRunId/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs9 === errors;
if(!valid3){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/workflowRunId",schemaPath:"#/properties/query/properties/workflowRunId/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowCreatedAt !== undefined){
let data5 = data0.workflowCreatedAt;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate66.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/query/workflowCreatedAt",schemaPath:"#/properties/query/properties/workflowCreatedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs11 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.workflowUrl !== undefined){
let data6 = data0.workflowUrl;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data6[i2] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/workflowUrl/" + i2,schemaPath:"#/properties/query/properties/workflowUrl/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs15 === errors;
if(!valid4){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/workflowUrl",schemaPath:"#/properties/query/properties/workflowUrl/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs13 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.label !== undefined){
let data8 = data0.label;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data8[i3] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/label/" + i3,schemaPath:"#/properties/query/properties/label/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs19 === errors;
if(!valid5){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/label",schemaPath:"#/properties/query/properties/label/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs17 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.flowControlKey !== undefined){
let data10 = data0.flowControlKey;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid6 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data10[i4] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/flowControlKey/" + i4,schemaPath:"#/properties/query/properties/flowControlKey/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid6 = _errs23 === errors;
if(!valid6){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/flowControlKey",schemaPath:"#/properties/query/properties/flowControlKey/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs21 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.callerIp !== undefined){
let data12 = data0.callerIp;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid7 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs27 = errors;
if(typeof data12[i5] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/callerIp/" + i5,schemaPath:"#/properties/query/properties/callerIp/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs27 === errors;
if(!valid7){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/callerIp",schemaPath:"#/properties/query/properties/callerIp/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs25 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureFunctionState !== undefined){
let data14 = data0.failureFunctionState;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid8 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
const _errs31 = errors;
if(typeof data14[i6] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/failureFunctionState/" + i6,schemaPath:"#/properties/query/properties/failureFunctionState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs31 === errors;
if(!valid8){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/failureFunctionState",schemaPath:"#/properties/query/properties/failureFunctionState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs29 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.failureCallbackState !== undefined){
let data16 = data0.failureCallbackState;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid9 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
const _errs35 = errors;
if(typeof data16[i7] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/failureCallbackState/" + i7,schemaPath:"#/properties/query/properties/failureCallbackState/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs35 === errors;
if(!valid9){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/failureCallbackState",schemaPath:"#/properties/query/properties/failureCallbackState/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs33 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.responseStatus !== undefined){
let data18 = data0.responseStatus;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
const _errs39 = errors;
if(typeof data18[i8] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/responseStatus/" + i8,schemaPath:"#/properties/query/properties/responseStatus/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid10 = _errs39 === errors;
if(!valid10){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/responseStatus",schemaPath:"#/properties/query/properties/responseStatus/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs37 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.url !== undefined){
let data20 = data0.url;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid11 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
const _errs43 = errors;
if(typeof data20[i9] !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/url/" + i9,schemaPath:"#/properties/query/properties/url/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid11 = _errs43 === errors;
if(!valid11){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/query/url",schemaPath:"#/properties/query/properties/url/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs41 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.fromDate !== undefined){
let data22 = data0.fromDate;
const _errs45 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate66.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs45){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate66.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data22 < 0 || isNaN(data22)){
validate66.errors = [{instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs45 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.toDate !== undefined){
let data23 = data0.toDate;
const _errs47 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate66.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs47){
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
validate66.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data23 < 0 || isNaN(data23)){
validate66.errors = [{instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs47 === errors; } else {
var valid1 = true; }
if(valid1){
let data24 = data0.count;
const _errs49 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate66.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs49){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate66.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data24 < 1 || isNaN(data24)){
validate66.errors = [{instancePath:instancePath+"/query/count",schemaPath:"#/properties/query/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid1 = _errs49 === errors;
if(valid1){
if(data0.cursor !== undefined){
const _errs51 = errors;
if(typeof data0.cursor !== "string"){
validate66.errors = [{instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs51 === errors; } else {
var valid1 = true; }}}}}}}}}}}}}}}} else {
validate66.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs53 = errors;
if(!(validate67(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length; }
var valid0 = _errs53 === errors; } else {
var valid0 = true; }}} else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate66.errors = vErrors;
return errors === 0; }

export const resumeWorkflowRunParameters = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-6" */;
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
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.dlqId !== undefined){
let data1 = data0.dlqId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate69.errors = [{instancePath:instancePath+"/path/dlqId",schemaPath:"#/properties/path/properties/dlqId/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs5 = errors;
if(!(validate67(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate69.errors = vErrors;
return errors === 0; }

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
export { batchParameters as triggerWorkflowsParameters };
export { notifyWaitersParameters as listWaitersParameters };
export { getWebhookParameters as postWebhookParameters };
export { getWebhookParameters as putWebhookParameters };
export { getWebhookParameters as patchWebhookParameters };
export { getWebhookParameters as deleteWebhookParameters };
export { deleteDeadLettersBody as deleteWorkflowDeadLettersBody };
export { deleteDeadLettersBody as resumeWorkflowRunsBody };
export { resumeWorkflowRunsParameters as restartWorkflowRunsParameters };
export { deleteDeadLettersBody as restartWorkflowRunsBody };
export { getDeadLetterParameters as getWorkflowDeadLetterParameters };
export { getDeadLetterParameters as deleteWorkflowDeadLetterParameters };
export { resumeWorkflowRunParameters as restartWorkflowRunParameters };
export { getDeadLetterParameters as repeatFailureCallbackParameters };
export { getDeadLetterParameters as cancelFailureCallbackParameters };
