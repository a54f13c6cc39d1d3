// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const runCommandParameters = validate15;
const schema35 = {"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string","enum":["json","resp2"]},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[],"$id":"shared-6"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-6" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["upstash-encoding"] !== undefined){
const _errs1 = errors;
if(typeof data["upstash-encoding"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-encoding",schemaPath:"#/properties/upstash-encoding/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-response-format"] !== undefined){
let data1 = data["upstash-response-format"];
const _errs3 = errors;
if(typeof data1 !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-response-format",schemaPath:"#/properties/upstash-response-format/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data1 === "json") || (data1 === "resp2"))){
validate16.errors = [{instancePath:instancePath+"/upstash-response-format",schemaPath:"#/properties/upstash-response-format/enum",keyword:"enum",params:{allowedValues: schema35.properties["upstash-response-format"].enum}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-sync-token"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-sync-token"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-sync-token",schemaPath:"#/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-sdk"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-telemetry-sdk"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-telemetry-sdk",schemaPath:"#/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-runtime"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-telemetry-runtime"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-telemetry-runtime",schemaPath:"#/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-platform"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-telemetry-platform"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/upstash-telemetry-platform",schemaPath:"#/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }}}}}}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate16(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length; }}} else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const runCommandBody = validate18;
const schema37 = {"type":["string","number","boolean","null"],"$id":"component-argument"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-command" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate18.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")) && (data0 !== null)){
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-argument/type",keyword:"type",params:{type: schema37.type}}];
return false; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}} else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate18.errors = vErrors;
return errors === 0; }

export const runPipelineBody = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-pipeline" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate19.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data1 = data0[i1];
const _errs3 = errors;
if((((typeof data1 !== "string") && (!(typeof data1 == "number"))) && (typeof data1 !== "boolean")) && (data1 !== null)){
validate19.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"component-argument/type",keyword:"type",params:{type: schema37.type}}];
return false; }
var valid1 = _errs3 === errors;
if(!valid1){
break; }}} else {
validate19.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}} else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate19.errors = vErrors;
return errors === 0; }

export const runTransactionParameters = validate20;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-3" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["upstash-encoding"] !== undefined){
const _errs1 = errors;
if(typeof data["upstash-encoding"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-encoding",schemaPath:"#/properties/upstash-encoding/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-response-format"] !== undefined){
const _errs3 = errors;
if(typeof data["upstash-response-format"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-response-format",schemaPath:"#/properties/upstash-response-format/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-sync-token"] !== undefined){
const _errs5 = errors;
if(typeof data["upstash-sync-token"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-sync-token",schemaPath:"#/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-sdk"] !== undefined){
const _errs7 = errors;
if(typeof data["upstash-telemetry-sdk"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-telemetry-sdk",schemaPath:"#/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-runtime"] !== undefined){
const _errs9 = errors;
if(typeof data["upstash-telemetry-runtime"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-telemetry-runtime",schemaPath:"#/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data["upstash-telemetry-platform"] !== undefined){
const _errs11 = errors;
if(typeof data["upstash-telemetry-platform"] !== "string"){
validate21.errors = [{instancePath:instancePath+"/upstash-telemetry-platform",schemaPath:"#/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }}}}}}} else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate21.errors = vErrors;
return errors === 0; }


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
if(!(validate21(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length; }}} else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate20.errors = vErrors;
return errors === 0; }

export const getSubscribeParameters = validate23;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data0.channels === undefined) && (missing0 = "channels")){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.channels !== undefined){
let data1 = data0.channels;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/path/channels",schemaPath:"#/properties/path/properties/channels/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/path/channels",schemaPath:"#/properties/path/properties/channels/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs5 = errors;
if(!(validate21(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate23.errors = vErrors;
return errors === 0; }

export const getPsubscribeParameters = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-5" */;
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
if((data0.patterns === undefined) && (missing0 = "patterns")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.patterns !== undefined){
let data1 = data0.patterns;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/patterns",schemaPath:"#/properties/path/properties/patterns/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate25.errors = [{instancePath:instancePath+"/path/patterns",schemaPath:"#/properties/path/properties/patterns/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs5 = errors;
if(!(validate21(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const getCommandPathParameters = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-7" */;
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
if((data0.commandPath === undefined) && (missing0 = "commandPath")){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.commandPath !== undefined){
let data1 = data0.commandPath;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/path/commandPath",schemaPath:"#/properties/path/properties/commandPath/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate27.errors = [{instancePath:instancePath+"/path/commandPath",schemaPath:"#/properties/path/properties/commandPath/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
const _errs5 = errors;
if(!(validate16(data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate27.errors = vErrors;
return errors === 0; }

export { runCommandParameters as putCommandParameters };
export { runCommandBody as putCommandBody };
export { runCommandParameters as runPipelineParameters };
export { runCommandParameters as putPipelineParameters };
export { runPipelineBody as putPipelineBody };
export { runPipelineBody as runTransactionBody };
export { runTransactionParameters as putTransactionParameters };
export { runPipelineBody as putTransactionBody };
export { getSubscribeParameters as headSubscribeParameters };
export { getSubscribeParameters as postSubscribeParameters };
export { getSubscribeParameters as putSubscribeParameters };
export { getPsubscribeParameters as headPsubscribeParameters };
export { getPsubscribeParameters as postPsubscribeParameters };
export { getPsubscribeParameters as putPsubscribeParameters };
export { runTransactionParameters as getMonitorParameters };
export { runTransactionParameters as headMonitorParameters };
export { runTransactionParameters as postMonitorParameters };
export { runTransactionParameters as putMonitorParameters };
export { getCommandPathParameters as headCommandPathParameters };
export { getCommandPathParameters as postCommandPathParameters };
export { getCommandPathParameters as putCommandPathParameters };
