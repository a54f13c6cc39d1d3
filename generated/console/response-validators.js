// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const getPlatformResponse200 = validate15;
const schema34 = {"type":"object","required":["version","kind","email","ports","env"],"additionalProperties":false,"properties":{"version":{"type":"string"},"kind":{"type":"string","enum":["implementation","mock"]},"email":{"type":"string"},"apiKey":{"type":"string"},"ports":{"type":"object","required":["redis","kafka","queue","management"],"additionalProperties":false,"properties":{"redis":{"type":"integer"},"kafka":{"type":"integer"},"queue":{"type":"integer"},"management":{"type":"integer"}}},"env":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"component-platform"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-platform" */;
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
if((((((data.version === undefined) && (missing0 = "version")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.ports === undefined) && (missing0 = "ports"))) || ((data.env === undefined) && (missing0 = "env"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "version") || (key0 === "kind")) || (key0 === "email")) || (key0 === "apiKey")) || (key0 === "ports")) || (key0 === "env"))){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
const _errs2 = errors;
if(typeof data.version !== "string"){
validate15.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate15.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "implementation") || (data1 === "mock"))){
validate15.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema34.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs6 = errors;
if(typeof data.email !== "string"){
validate15.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apiKey !== undefined){
const _errs8 = errors;
if(typeof data.apiKey !== "string"){
validate15.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ports !== undefined){
let data4 = data.ports;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.redis === undefined) && (missing1 = "redis")) || ((data4.kafka === undefined) && (missing1 = "kafka"))) || ((data4.queue === undefined) && (missing1 = "queue"))) || ((data4.management === undefined) && (missing1 = "management"))){
validate15.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((((key1 === "redis") || (key1 === "kafka")) || (key1 === "queue")) || (key1 === "management"))){
validate15.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.redis !== undefined){
let data5 = data4.redis;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate15.errors = [{instancePath:instancePath+"/ports/redis",schemaPath:"#/properties/ports/properties/redis/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.kafka !== undefined){
let data6 = data4.kafka;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate15.errors = [{instancePath:instancePath+"/ports/kafka",schemaPath:"#/properties/ports/properties/kafka/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.queue !== undefined){
let data7 = data4.queue;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate15.errors = [{instancePath:instancePath+"/ports/queue",schemaPath:"#/properties/ports/properties/queue/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.management !== undefined){
let data8 = data4.management;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate15.errors = [{instancePath:instancePath+"/ports/management",schemaPath:"#/properties/ports/properties/management/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
else {
validate15.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env !== undefined){
let data9 = data.env;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const _errs24 = errors;
if(typeof data9[key2] !== "string"){
validate15.errors = [{instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPlatformResponse401 = validate16;
const schema35 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"string"}},"$id":"component-error"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-error" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequestResponse200 = validate17;
const schema36 = {"allOf":[{"$ref":"component-watched-request"},{"type":"object","required":["requestHeaders","responseHeaders","requestBody","responseBody"],"properties":{"requestHeaders":{"$ref":"component-headers"},"responseHeaders":{"$ref":"component-headers"},"requestBody":{"$ref":"component-body"},"responseBody":{"$ref":"component-body"}}}],"$id":"component-exchange"};
const schema37 = {"type":"object","required":["id","time","family","method","path","status","milliseconds","requestBytes","responseBytes","request","response"],"properties":{"id":{"type":"integer"},"time":{"type":"integer"},"family":{"type":"string","enum":["redis","kafka","schema-registry","queue","management"]},"method":{"type":"string"},"path":{"type":"string"},"operationId":{"type":"string"},"status":{"type":"integer"},"milliseconds":{"type":"number"},"requestBytes":{"type":"integer"},"responseBytes":{"type":"integer"},"request":{"type":"string","enum":["accepted","refused","unknown"]},"response":{"type":"string","enum":["documented","undocumented","unchecked"]},"finding":{"type":"string"},"origin":{"type":"string"}},"$id":"component-watched-request"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-watched-request" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.time === undefined) && (missing0 = "time"))) || ((data.family === undefined) && (missing0 = "family"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))) || ((data.requestBytes === undefined) && (missing0 = "requestBytes"))) || ((data.responseBytes === undefined) && (missing0 = "responseBytes"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate18.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data1 = data.time;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate18.errors = [{instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family !== undefined){
let data2 = data.family;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate18.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data2 === "redis") || (data2 === "kafka")) || (data2 === "schema-registry")) || (data2 === "queue")) || (data2 === "management"))){
validate18.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema37.properties.family.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs7 = errors;
if(typeof data.method !== "string"){
validate18.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs9 = errors;
if(typeof data.path !== "string"){
validate18.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operationId !== undefined){
const _errs11 = errors;
if(typeof data.operationId !== "string"){
validate18.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/properties/operationId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate18.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milliseconds !== undefined){
const _errs15 = errors;
if(!(typeof data.milliseconds == "number")){
validate18.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestBytes !== undefined){
let data8 = data.requestBytes;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate18.errors = [{instancePath:instancePath+"/requestBytes",schemaPath:"#/properties/requestBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseBytes !== undefined){
let data9 = data.responseBytes;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate18.errors = [{instancePath:instancePath+"/responseBytes",schemaPath:"#/properties/responseBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data10 = data.request;
const _errs21 = errors;
if(typeof data10 !== "string"){
validate18.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data10 === "accepted") || (data10 === "refused")) || (data10 === "unknown"))){
validate18.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/enum",keyword:"enum",params:{allowedValues: schema37.properties.request.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data11 = data.response;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate18.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "documented") || (data11 === "undocumented")) || (data11 === "unchecked"))){
validate18.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/enum",keyword:"enum",params:{allowedValues: schema37.properties.response.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finding !== undefined){
const _errs25 = errors;
if(typeof data.finding !== "string"){
validate18.errors = [{instancePath:instancePath+"/finding",schemaPath:"#/properties/finding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs27 = errors;
if(typeof data.origin !== "string"){
validate18.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
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
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"id":true,"time":true,"family":true,"method":true,"path":true,"operationId":true,"status":true,"milliseconds":true,"requestBytes":true,"responseBytes":true,"request":true,"response":true,"finding":true,"origin":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"array","items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}},"$id":"component-headers"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-headers" */;
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
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 2){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data0.length < 2){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
const _errs3 = errors;
if(typeof data0[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"#/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","required":["text","isWhole"],"additionalProperties":false,"properties":{"text":{"type":"string"},"isWhole":{"type":"boolean"}},"$id":"component-body"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-body" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.text === undefined) && (missing0 = "text")) || ((data.isWhole === undefined) && (missing0 = "isWhole"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "text") || (key0 === "isWhole"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate23.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isWhole !== undefined){
const _errs4 = errors;
if(typeof data.isWhole !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/isWhole",schemaPath:"#/properties/isWhole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-exchange" */;
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
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.requestHeaders === undefined) && (missing0 = "requestHeaders")) || ((data.responseHeaders === undefined) && (missing0 = "responseHeaders"))) || ((data.requestBody === undefined) && (missing0 = "requestBody"))) || ((data.responseBody === undefined) && (missing0 = "responseBody"))){
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestHeaders !== undefined){
const _errs3 = errors;
if(!(validate20(data.requestHeaders, {instancePath:instancePath+"/requestHeaders",parentData:data,parentDataProperty:"requestHeaders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseHeaders !== undefined){
const _errs4 = errors;
if(!(validate20(data.responseHeaders, {instancePath:instancePath+"/responseHeaders",parentData:data,parentDataProperty:"responseHeaders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requestBody !== undefined){
const _errs5 = errors;
if(!(validate23(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseBody !== undefined){
const _errs6 = errors;
if(!(validate23(data.responseBody, {instancePath:instancePath+"/responseBody",parentData:data,parentDataProperty:"responseBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
}
else {
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":{"requestHeaders":true,"responseHeaders":true,"requestBody":true,"responseBody":true,"id":true,"time":true,"family":true,"method":true,"path":true,"operationId":true,"status":true,"milliseconds":true,"requestBytes":true,"responseBytes":true,"request":true,"response":true,"finding":true,"origin":true},"dynamicProps":false,"dynamicItems":false};

export { getPlatformResponse401 as getPlatformResponse403 };
export { getPlatformResponse401 as getPlatformResponse429 };
export { getPlatformResponse401 as getEventsResponse401 };
export { getPlatformResponse401 as getEventsResponse403 };
export { getPlatformResponse401 as getEventsResponse429 };
export { getPlatformResponse401 as getRequestResponse400 };
export { getPlatformResponse401 as getRequestResponse401 };
export { getPlatformResponse401 as getRequestResponse403 };
export { getPlatformResponse401 as getRequestResponse404 };
export { getPlatformResponse401 as getRequestResponse429 };
export { getPlatformResponse401 as unmatchedResponse400 };
export { getPlatformResponse401 as unmatchedResponse403 };
export { getPlatformResponse401 as unmatchedResponse404 };
export { getPlatformResponse401 as unmatchedResponse405 };
export { getPlatformResponse401 as unmatchedResponse408 };
export { getPlatformResponse401 as unmatchedResponse431 };
export { getPlatformResponse401 as unmatchedResponse503 };
