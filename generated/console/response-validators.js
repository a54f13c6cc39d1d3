// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const getPlatformResponse200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/platform","$id":"getPlatformResponse200"};
const schema33 = {"type":"object","required":["version","kind","email","ports","env"],"additionalProperties":false,"properties":{"version":{"type":"string"},"kind":{"type":"string","enum":["implementation","mock"]},"email":{"type":"string","description":"Of the first account."},"apiKey":{"type":"string","description":"The key of development, which everybody knows; nowhere else is a key told."},"ports":{"description":"By family, at the host that the console is asked at.","type":"object","required":["redis","kafka","queue","management"],"additionalProperties":false,"properties":{"redis":{"type":"integer"},"kafka":{"type":"integer"},"queue":{"type":"integer"},"management":{"type":"integer"}}},"env":{"description":"The env block.","type":"object","additionalProperties":{"type":"string"}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPlatformResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
if((((((data.version === undefined) && (missing0 = "version")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.ports === undefined) && (missing0 = "ports"))) || ((data.env === undefined) && (missing0 = "env"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/platform/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "version") || (key0 === "kind")) || (key0 === "email")) || (key0 === "apiKey")) || (key0 === "ports")) || (key0 === "env"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.version !== undefined){
const _errs3 = errors;
if(typeof data.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/components/schemas/platform/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/platform/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "implementation") || (data1 === "mock"))){
validate20.errors = [{instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/platform/properties/kind/enum",keyword:"enum",params:{allowedValues: schema33.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate20.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/platform/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.apiKey !== undefined){
const _errs9 = errors;
if(typeof data.apiKey !== "string"){
validate20.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"contract#/components/schemas/platform/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ports !== undefined){
let data4 = data.ports;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.redis === undefined) && (missing1 = "redis")) || ((data4.kafka === undefined) && (missing1 = "kafka"))) || ((data4.queue === undefined) && (missing1 = "queue"))) || ((data4.management === undefined) && (missing1 = "management"))){
validate20.errors = [{instancePath:instancePath+"/ports",schemaPath:"contract#/components/schemas/platform/properties/ports/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!((((key1 === "redis") || (key1 === "kafka")) || (key1 === "queue")) || (key1 === "management"))){
validate20.errors = [{instancePath:instancePath+"/ports",schemaPath:"contract#/components/schemas/platform/properties/ports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.redis !== undefined){
let data5 = data4.redis;
const _errs14 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate20.errors = [{instancePath:instancePath+"/ports/redis",schemaPath:"contract#/components/schemas/platform/properties/ports/properties/redis/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.kafka !== undefined){
let data6 = data4.kafka;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate20.errors = [{instancePath:instancePath+"/ports/kafka",schemaPath:"contract#/components/schemas/platform/properties/ports/properties/kafka/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.queue !== undefined){
let data7 = data4.queue;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate20.errors = [{instancePath:instancePath+"/ports/queue",schemaPath:"contract#/components/schemas/platform/properties/ports/properties/queue/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.management !== undefined){
let data8 = data4.management;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate20.errors = [{instancePath:instancePath+"/ports/management",schemaPath:"contract#/components/schemas/platform/properties/ports/properties/management/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs20 === errors;
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
validate20.errors = [{instancePath:instancePath+"/ports",schemaPath:"contract#/components/schemas/platform/properties/ports/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.env !== undefined){
let data9 = data.env;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const _errs25 = errors;
if(typeof data9[key2] !== "string"){
validate20.errors = [{instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/platform/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/env",schemaPath:"contract#/components/schemas/platform/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
else {
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/platform/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPlatformResponse401 = validate22;
const schema34 = {"$ref":"contract#/components/schemas/error","$id":"getPlatformResponse401"};
const schema35 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"string"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPlatformResponse401" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate22.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequestResponse200 = validate23;
const schema36 = {"$ref":"contract#/components/schemas/exchange","$id":"getRequestResponse200"};
const schema37 = {"allOf":[{"$ref":"#/components/schemas/watched-request"},{"type":"object","required":["requestHeaders","responseHeaders","requestBody","responseBody"],"properties":{"requestHeaders":{"$ref":"#/components/schemas/headers"},"responseHeaders":{"$ref":"#/components/schemas/headers"},"requestBody":{"$ref":"#/components/schemas/body"},"responseBody":{"$ref":"#/components/schemas/body"}}}]};
const schema38 = {"type":"object","required":["id","time","family","method","path","status","milliseconds","requestBytes","responseBytes","request","response"],"properties":{"id":{"type":"integer"},"time":{"type":"integer","description":"When it came, in Unix milliseconds."},"family":{"type":"string","enum":["redis","kafka","schema-registry","queue","management"]},"method":{"type":"string"},"path":{"type":"string","description":"With the query; at most 2,000 characters."},"operationId":{"type":"string","description":"Missing where the contract has no operation for it."},"status":{"type":"integer"},"milliseconds":{"type":"number","description":"Until all of the answer was written, or the client left."},"requestBytes":{"type":"integer","description":"Of the body."},"responseBytes":{"type":"integer","description":"Of the body; 0 where it was a stream."},"request":{"description":"What the contract says of it; `unknown` where it has no operation for it.","type":"string","enum":["accepted","refused","unknown"]},"response":{"description":"Whether the contract has such an answer; `unchecked` where there is no operation, or none was given.","type":"string","enum":["documented","undocumented","unchecked"]},"finding":{"type":"string","description":"Why it was refused, or what is wrong with the answer."},"origin":{"type":"string","description":"The origin of the page that sent it."}}};
const schema39 = {"description":"Names in lower case, and values; those of secrets are blanked.","type":"array","items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}};
const schema41 = {"type":"object","required":["text","isWhole"],"additionalProperties":false,"properties":{"text":{"type":"string","description":"What is not UTF-8 is replaced."},"isWhole":{"type":"boolean","description":"Whether nothing has been left off."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.time === undefined) && (missing0 = "time"))) || ((data.family === undefined) && (missing0 = "family"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))) || ((data.requestBytes === undefined) && (missing0 = "requestBytes"))) || ((data.responseBytes === undefined) && (missing0 = "responseBytes"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/watched-request/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/watched-request/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.time !== undefined){
let data1 = data.time;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate24.errors = [{instancePath:instancePath+"/time",schemaPath:"#/components/schemas/watched-request/properties/time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.family !== undefined){
let data2 = data.family;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate24.errors = [{instancePath:instancePath+"/family",schemaPath:"#/components/schemas/watched-request/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data2 === "redis") || (data2 === "kafka")) || (data2 === "schema-registry")) || (data2 === "queue")) || (data2 === "management"))){
validate24.errors = [{instancePath:instancePath+"/family",schemaPath:"#/components/schemas/watched-request/properties/family/enum",keyword:"enum",params:{allowedValues: schema38.properties.family.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.method !== undefined){
const _errs9 = errors;
if(typeof data.method !== "string"){
validate24.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/watched-request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs11 = errors;
if(typeof data.path !== "string"){
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/watched-request/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.operationId !== undefined){
const _errs13 = errors;
if(typeof data.operationId !== "string"){
validate24.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/watched-request/properties/operationId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.status !== undefined){
let data6 = data.status;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/watched-request/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.milliseconds !== undefined){
const _errs17 = errors;
if(!(typeof data.milliseconds == "number")){
validate24.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/components/schemas/watched-request/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.requestBytes !== undefined){
let data8 = data.requestBytes;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate24.errors = [{instancePath:instancePath+"/requestBytes",schemaPath:"#/components/schemas/watched-request/properties/requestBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.responseBytes !== undefined){
let data9 = data.responseBytes;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate24.errors = [{instancePath:instancePath+"/responseBytes",schemaPath:"#/components/schemas/watched-request/properties/responseBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.request !== undefined){
let data10 = data.request;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate24.errors = [{instancePath:instancePath+"/request",schemaPath:"#/components/schemas/watched-request/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data10 === "accepted") || (data10 === "refused")) || (data10 === "unknown"))){
validate24.errors = [{instancePath:instancePath+"/request",schemaPath:"#/components/schemas/watched-request/properties/request/enum",keyword:"enum",params:{allowedValues: schema38.properties.request.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.response !== undefined){
let data11 = data.response;
const _errs25 = errors;
if(typeof data11 !== "string"){
validate24.errors = [{instancePath:instancePath+"/response",schemaPath:"#/components/schemas/watched-request/properties/response/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "documented") || (data11 === "undocumented")) || (data11 === "unchecked"))){
validate24.errors = [{instancePath:instancePath+"/response",schemaPath:"#/components/schemas/watched-request/properties/response/enum",keyword:"enum",params:{allowedValues: schema38.properties.response.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.finding !== undefined){
const _errs27 = errors;
if(typeof data.finding !== "string"){
validate24.errors = [{instancePath:instancePath+"/finding",schemaPath:"#/components/schemas/watched-request/properties/finding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.origin !== undefined){
const _errs29 = errors;
if(typeof data.origin !== "string"){
validate24.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/components/schemas/watched-request/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
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
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/watched-request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs31 = errors;
if(errors === _errs31){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.requestHeaders === undefined) && (missing1 = "requestHeaders")) || ((data.responseHeaders === undefined) && (missing1 = "responseHeaders"))) || ((data.requestBody === undefined) && (missing1 = "requestBody"))) || ((data.responseBody === undefined) && (missing1 = "responseBody"))){
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.requestHeaders !== undefined){
let data14 = data.requestHeaders;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid5 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
if(data15.length > 2){
validate24.errors = [{instancePath:instancePath+"/requestHeaders/" + i0,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data15.length < 2){
validate24.errors = [{instancePath:instancePath+"/requestHeaders/" + i0,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs38 = errors;
if(typeof data15[i1] !== "string"){
validate24.errors = [{instancePath:instancePath+"/requestHeaders/" + i0+"/" + i1,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs38 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/requestHeaders/" + i0,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/requestHeaders",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.responseHeaders !== undefined){
let data17 = data.responseHeaders;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data17)){
var valid8 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data18)){
if(data18.length > 2){
validate24.errors = [{instancePath:instancePath+"/responseHeaders/" + i2,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data18.length < 2){
validate24.errors = [{instancePath:instancePath+"/responseHeaders/" + i2,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid9 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs45 = errors;
if(typeof data18[i3] !== "string"){
validate24.errors = [{instancePath:instancePath+"/responseHeaders/" + i2+"/" + i3,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs45 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/responseHeaders/" + i2,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs43 === errors;
if(!valid8){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/responseHeaders",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.requestBody !== undefined){
let data20 = data.requestBody;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if(((data20.text === undefined) && (missing2 = "text")) || ((data20.isWhole === undefined) && (missing2 = "isWhole"))){
validate24.errors = [{instancePath:instancePath+"/requestBody",schemaPath:"#/components/schemas/body/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs50 = errors;
for(const key0 in data20){
if(!((key0 === "text") || (key0 === "isWhole"))){
validate24.errors = [{instancePath:instancePath+"/requestBody",schemaPath:"#/components/schemas/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs50 === errors){
if(data20.text !== undefined){
const _errs51 = errors;
if(typeof data20.text !== "string"){
validate24.errors = [{instancePath:instancePath+"/requestBody/text",schemaPath:"#/components/schemas/body/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs51 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.isWhole !== undefined){
const _errs53 = errors;
if(typeof data20.isWhole !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/requestBody/isWhole",schemaPath:"#/components/schemas/body/properties/isWhole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs53 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/requestBody",schemaPath:"#/components/schemas/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs47 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.responseBody !== undefined){
let data23 = data.responseBody;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if(((data23.text === undefined) && (missing3 = "text")) || ((data23.isWhole === undefined) && (missing3 = "isWhole"))){
validate24.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/components/schemas/body/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs58 = errors;
for(const key1 in data23){
if(!((key1 === "text") || (key1 === "isWhole"))){
validate24.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/components/schemas/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data23.text !== undefined){
const _errs59 = errors;
if(typeof data23.text !== "string"){
validate24.errors = [{instancePath:instancePath+"/responseBody/text",schemaPath:"#/components/schemas/body/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs59 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data23.isWhole !== undefined){
const _errs61 = errors;
if(typeof data23.isWhole !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/responseBody/isWhole",schemaPath:"#/components/schemas/body/properties/isWhole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid13 = _errs61 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/responseBody",schemaPath:"#/components/schemas/body/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs55 === errors;
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
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"requestHeaders":true,"responseHeaders":true,"requestBody":true,"responseBody":true,"id":true,"time":true,"family":true,"method":true,"path":true,"operationId":true,"status":true,"milliseconds":true,"requestBytes":true,"responseBytes":true,"request":true,"response":true,"finding":true,"origin":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRequestResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"requestHeaders":true,"responseHeaders":true,"requestBody":true,"responseBody":true,"id":true,"time":true,"family":true,"method":true,"path":true,"operationId":true,"status":true,"milliseconds":true,"requestBytes":true,"responseBytes":true,"request":true,"response":true,"finding":true,"origin":true},"dynamicProps":false,"dynamicItems":false};

export { getPlatformResponse401 as getPlatformResponse429 };
export { getPlatformResponse401 as getEventsResponse401 };
export { getPlatformResponse401 as getEventsResponse429 };
export { getPlatformResponse401 as getRequestResponse400 };
export { getPlatformResponse401 as getRequestResponse401 };
export { getPlatformResponse401 as getRequestResponse404 };
export { getPlatformResponse401 as getRequestResponse429 };
