// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const runCommandParameters = validate20;
const schema31 = {"type":"object","properties":{"header":{"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string","enum":["json","resp2"]},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[]}},"$id":"runCommandParameters"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runCommandParameters" */;
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
if(data.header !== undefined){
let data0 = data.header;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["upstash-encoding"] !== undefined){
const _errs3 = errors;
if(typeof data0["upstash-encoding"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-encoding",schemaPath:"#/properties/header/properties/upstash-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-response-format"] !== undefined){
let data2 = data0["upstash-response-format"];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "json") || (data2 === "resp2"))){
validate20.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/enum",keyword:"enum",params:{allowedValues: schema31.properties.header.properties["upstash-response-format"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-sync-token"] !== undefined){
const _errs7 = errors;
if(typeof data0["upstash-sync-token"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-sync-token",schemaPath:"#/properties/header/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-sdk"] !== undefined){
const _errs9 = errors;
if(typeof data0["upstash-telemetry-sdk"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-telemetry-sdk",schemaPath:"#/properties/header/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-runtime"] !== undefined){
const _errs11 = errors;
if(typeof data0["upstash-telemetry-runtime"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-telemetry-runtime",schemaPath:"#/properties/header/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-platform"] !== undefined){
const _errs13 = errors;
if(typeof data0["upstash-telemetry-platform"] !== "string"){
validate20.errors = [{instancePath:instancePath+"/header/upstash-telemetry-platform",schemaPath:"#/properties/header/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate20.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

export const runCommandBody = validate21;
const schema32 = {"$ref":"contract#/components/schemas/command","$id":"runCommandBody"};
const schema34 = {"title":"Command","description":"The name of a command and its arguments, in the order of the Redis protocol.","type":"array","minItems":1,"items":{"$ref":"#/components/schemas/argument"}};
const schema35 = {"title":"Argument","description":"A string stands for its UTF-8 bytes, a number for its literal text, a boolean for `true` or `false`. `null` is\nrefused by the command, not by the request: in a pipeline it fails only its row.\n","type":["string","number","boolean","null"]};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate23.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")) && (data0 !== null)){
validate23.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/argument/type",keyword:"type",params:{type: schema35.type},message:"must be string,number,boolean,null"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runCommandBody" */;
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const runPipelineBody = validate25;
const schema36 = {"$ref":"contract#/components/schemas/pipeline","$id":"runPipelineBody"};
const schema37 = {"title":"Pipeline","description":"Commands, one a row. An empty row fails in its place; a transaction is discarded.","type":"array","minItems":1,"items":{"type":"array","items":{"$ref":"#/components/schemas/argument"}}};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate26.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
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
validate26.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"#/components/schemas/argument/type",keyword:"type",params:{type: schema35.type},message:"must be string,number,boolean,null"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runPipelineBody" */;
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const runTransactionParameters = validate28;
const schema39 = {"type":"object","properties":{"header":{"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string"},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[]}},"$id":"runTransactionParameters"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="runTransactionParameters" */;
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
if(data.header !== undefined){
let data0 = data.header;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["upstash-encoding"] !== undefined){
const _errs3 = errors;
if(typeof data0["upstash-encoding"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-encoding",schemaPath:"#/properties/header/properties/upstash-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-response-format"] !== undefined){
const _errs5 = errors;
if(typeof data0["upstash-response-format"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-sync-token"] !== undefined){
const _errs7 = errors;
if(typeof data0["upstash-sync-token"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-sync-token",schemaPath:"#/properties/header/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-sdk"] !== undefined){
const _errs9 = errors;
if(typeof data0["upstash-telemetry-sdk"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-telemetry-sdk",schemaPath:"#/properties/header/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-runtime"] !== undefined){
const _errs11 = errors;
if(typeof data0["upstash-telemetry-runtime"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-telemetry-runtime",schemaPath:"#/properties/header/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0["upstash-telemetry-platform"] !== undefined){
const _errs13 = errors;
if(typeof data0["upstash-telemetry-platform"] !== "string"){
validate28.errors = [{instancePath:instancePath+"/header/upstash-telemetry-platform",schemaPath:"#/properties/header/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
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
else {
validate28.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate28.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

export const getSubscribeParameters = validate29;
const schema40 = {"type":"object","properties":{"path":{"type":"object","properties":{"channels":{"type":"string","minLength":1}},"required":["channels"]},"header":{"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string"},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[]}},"$id":"getSubscribeParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubscribeParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.channels === undefined) && (missing0 = "channels")){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.channels !== undefined){
let data1 = data0.channels;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/path/channels",schemaPath:"#/properties/path/properties/channels/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path/channels",schemaPath:"#/properties/path/properties/channels/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data2["upstash-encoding"] !== undefined){
const _errs7 = errors;
if(typeof data2["upstash-encoding"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-encoding",schemaPath:"#/properties/header/properties/upstash-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-response-format"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-response-format"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-sync-token"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-sync-token"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-sync-token",schemaPath:"#/properties/header/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-sdk"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-telemetry-sdk"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-telemetry-sdk",schemaPath:"#/properties/header/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-runtime"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-telemetry-runtime"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-telemetry-runtime",schemaPath:"#/properties/header/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-platform"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-telemetry-platform"] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/upstash-telemetry-platform",schemaPath:"#/properties/header/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
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
else {
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const getPsubscribeParameters = validate30;
const schema41 = {"type":"object","properties":{"path":{"type":"object","properties":{"patterns":{"type":"string","minLength":1}},"required":["patterns"]},"header":{"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string"},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[]}},"$id":"getPsubscribeParameters"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPsubscribeParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.patterns === undefined) && (missing0 = "patterns")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.patterns !== undefined){
let data1 = data0.patterns;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/path/patterns",schemaPath:"#/properties/path/properties/patterns/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path/patterns",schemaPath:"#/properties/path/properties/patterns/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data2["upstash-encoding"] !== undefined){
const _errs7 = errors;
if(typeof data2["upstash-encoding"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-encoding",schemaPath:"#/properties/header/properties/upstash-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-response-format"] !== undefined){
const _errs9 = errors;
if(typeof data2["upstash-response-format"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-sync-token"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-sync-token"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-sync-token",schemaPath:"#/properties/header/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-sdk"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-telemetry-sdk"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-telemetry-sdk",schemaPath:"#/properties/header/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-runtime"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-telemetry-runtime"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-telemetry-runtime",schemaPath:"#/properties/header/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-platform"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-telemetry-platform"] !== "string"){
validate30.errors = [{instancePath:instancePath+"/header/upstash-telemetry-platform",schemaPath:"#/properties/header/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
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
else {
validate30.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const getCommandPathParameters = validate31;
const schema42 = {"type":"object","properties":{"path":{"type":"object","properties":{"commandPath":{"type":"string","minLength":1}},"required":["commandPath"]},"header":{"type":"object","properties":{"upstash-encoding":{"type":"string"},"upstash-response-format":{"type":"string","enum":["json","resp2"]},"upstash-sync-token":{"type":"string"},"upstash-telemetry-sdk":{"type":"string"},"upstash-telemetry-runtime":{"type":"string"},"upstash-telemetry-platform":{"type":"string"}},"required":[]}},"$id":"getCommandPathParameters"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommandPathParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
if((data0.commandPath === undefined) && (missing0 = "commandPath")){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.commandPath !== undefined){
let data1 = data0.commandPath;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/path/commandPath",schemaPath:"#/properties/path/properties/commandPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path/commandPath",schemaPath:"#/properties/path/properties/commandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data2["upstash-encoding"] !== undefined){
const _errs7 = errors;
if(typeof data2["upstash-encoding"] !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-encoding",schemaPath:"#/properties/header/properties/upstash-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-response-format"] !== undefined){
let data4 = data2["upstash-response-format"];
const _errs9 = errors;
if(typeof data4 !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "json") || (data4 === "resp2"))){
validate31.errors = [{instancePath:instancePath+"/header/upstash-response-format",schemaPath:"#/properties/header/properties/upstash-response-format/enum",keyword:"enum",params:{allowedValues: schema42.properties.header.properties["upstash-response-format"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-sync-token"] !== undefined){
const _errs11 = errors;
if(typeof data2["upstash-sync-token"] !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-sync-token",schemaPath:"#/properties/header/properties/upstash-sync-token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-sdk"] !== undefined){
const _errs13 = errors;
if(typeof data2["upstash-telemetry-sdk"] !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-telemetry-sdk",schemaPath:"#/properties/header/properties/upstash-telemetry-sdk/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-runtime"] !== undefined){
const _errs15 = errors;
if(typeof data2["upstash-telemetry-runtime"] !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-telemetry-runtime",schemaPath:"#/properties/header/properties/upstash-telemetry-runtime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2["upstash-telemetry-platform"] !== undefined){
const _errs17 = errors;
if(typeof data2["upstash-telemetry-platform"] !== "string"){
validate31.errors = [{instancePath:instancePath+"/header/upstash-telemetry-platform",schemaPath:"#/properties/header/properties/upstash-telemetry-platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
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
else {
validate31.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

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
