// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const getControlResponse200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/control","$id":"getControlResponse200"};
const schema33 = {"title":"Control","type":"object","additionalProperties":false,"required":["serves","version"],"properties":{"serves":{"type":"string","enum":["platform","mock"]},"version":{"description":"Of Plinth.","type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getControlResponse200" */;
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
if(((data.serves === undefined) && (missing0 = "serves")) || ((data.version === undefined) && (missing0 = "version"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/control/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "serves") || (key0 === "version"))){
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.serves !== undefined){
let data0 = data.serves;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/serves",schemaPath:"contract#/components/schemas/control/properties/serves/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "platform") || (data0 === "mock"))){
validate20.errors = [{instancePath:instancePath+"/serves",schemaPath:"contract#/components/schemas/control/properties/serves/enum",keyword:"enum",params:{allowedValues: schema33.properties.serves.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
const _errs5 = errors;
if(typeof data.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/components/schemas/control/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"contract#/components/schemas/control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getControlResponse401 = validate22;
const schema34 = {"$ref":"contract#/components/schemas/error","$id":"getControlResponse401"};
const schema35 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","description":"What was wrong."}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getControlResponse401" */;
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
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate22.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate22.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listFaultsResponse200 = validate23;
const schema36 = {"$ref":"contract#/components/schemas/met-faults","$id":"listFaultsResponse200"};
const schema37 = {"title":"Faults with their counts","type":"object","additionalProperties":false,"required":["seed","faults"],"properties":{"seed":{"type":"integer"},"faults":{"type":"array","items":{"$ref":"#/components/schemas/met-fault"}}}};
const schema38 = {"title":"Fault with its counts","type":"object","additionalProperties":false,"required":["name","fault","seen","met"],"properties":{"name":{"type":"string"},"fault":{"$ref":"#/components/schemas/fault"},"seen":{"description":"The requests that it was for.","type":"integer","minimum":0},"met":{"description":"Those that it has met.","type":"integer","minimum":0}}};
const schema39 = {"title":"Fault","description":"At least one of `latency`, `answer`, `error` and `connection`; of the last three only one.","type":"object","additionalProperties":false,"required":["family"],"properties":{"name":{"description":"What it is called. Where it is left out it gets one, like `fault-1`. Those with a slash are of scenarios.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$"},"family":{"description":"`resp` is what the ports of databases are asked over RESP.","type":"string","enum":["redis","kafka","schema-registry","queue","management","resp"]},"operation":{"description":"An `operationId` of the family's contract, of `resp` a command like `GET`; all of them where it is left out.","type":"string","minLength":1},"client":{"description":"Only requests whose header `Plinth-Client` has this value. There is none over RESP.","type":"string","minLength":1,"maxLength":200},"probability":{"description":"The share of the requests that it meets, of those that `after` and `times` leave; all where it is left out.","type":"number","minimum":0,"maximum":1},"after":{"description":"How many requests are left out at first.","type":"integer","minimum":0,"maximum":1000000000},"times":{"description":"How many requests it meets at most.","type":"integer","minimum":1,"maximum":1000000000},"latency":{"$ref":"#/components/schemas/latency"},"answer":{"$ref":"#/components/schemas/fault-answer"},"error":{"description":"The error that a command of `resp` is replied with; it is not run.","type":"string","maxLength":1000,"pattern":"^[A-Z]+ [\\t\\x20-\\x7e]+$"},"connection":{"type":"string","enum":["reset","cut"]}}};
const schema40 = {"title":"Latency","description":"In milliseconds. What a distribution gives is held between 0 and 600,000.","oneOf":[{"type":"object","additionalProperties":false,"required":["distribution","milliseconds"],"properties":{"distribution":{"type":"string","const":"fixed"},"milliseconds":{"type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","from","to"],"properties":{"distribution":{"type":"string","const":"uniform"},"from":{"type":"number","minimum":0,"maximum":600000},"to":{"type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","mean","deviation"],"properties":{"distribution":{"type":"string","const":"normal"},"mean":{"type":"number","minimum":0,"maximum":600000},"deviation":{"description":"The standard deviation.","type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","median","sigma"],"properties":{"distribution":{"type":"string","const":"log-normal"},"median":{"type":"number","minimum":0,"maximum":600000},"sigma":{"description":"The standard deviation of the natural logarithm.","type":"number","minimum":0,"maximum":10}}}]};
const schema41 = {"title":"Answer of a fault","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"description":"Sent as JSON. Where it is left out, an example that the contract has for the status, else an error as the family words them."},"example":{"description":"The name of the example.","type":"string","minLength":1},"headers":{"description":"Besides those of the example. `Content-Length`, `Transfer-Encoding` and `Connection` can not be given.","type":"object","maxProperties":100,"propertyNames":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},"additionalProperties":{"type":"string","maxLength":8000,"pattern":"^[\\t\\x20-\\x7e]*$"}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
const pattern6 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");
const pattern7 = new RegExp("^[A-Z]+ [\\t\\x20-\\x7e]+$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.family === undefined) && (missing0 = "family")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.family !== undefined){
let data1 = data.family;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data1 === "redis") || (data1 === "kafka")) || (data1 === "schema-registry")) || (data1 === "queue")) || (data1 === "management")) || (data1 === "resp"))){
validate26.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema39.properties.family.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data2 = data.operation;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
let data3 = data.client;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate26.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate26.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probability !== undefined){
let data4 = data.probability;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 1 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data5 = data.after;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data6 = data.times;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate26.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency !== undefined){
let data7 = data.latency;
const _errs16 = errors;
const _errs18 = errors;
let valid2 = false;
let passing0 = null;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.distribution === undefined) && (missing1 = "distribution")) || ((data7.milliseconds === undefined) && (missing1 = "milliseconds"))){
const err0 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!((key1 === "distribution") || (key1 === "milliseconds"))){
const err1 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs21 === errors){
if(data7.distribution !== undefined){
let data8 = data7.distribution;
const _errs22 = errors;
if(typeof data8 !== "string"){
const err2 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/0/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("fixed" !== data8){
const err3 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/0/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.milliseconds !== undefined){
let data9 = data7.milliseconds;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 == "number"){
if(data9 > 600000 || isNaN(data9)){
const err4 = {instancePath:instancePath+"/latency/milliseconds",schemaPath:"#/components/schemas/latency/oneOf/0/properties/milliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err5 = {instancePath:instancePath+"/latency/milliseconds",schemaPath:"#/components/schemas/latency/oneOf/0/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/latency/milliseconds",schemaPath:"#/components/schemas/latency/oneOf/0/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = true;
}
const _errs26 = errors;
if(errors === _errs26){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.distribution === undefined) && (missing2 = "distribution")) || ((data7.from === undefined) && (missing2 = "from"))) || ((data7.to === undefined) && (missing2 = "to"))){
const err8 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs28 = errors;
for(const key2 in data7){
if(!(((key2 === "distribution") || (key2 === "from")) || (key2 === "to"))){
const err9 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data7.distribution !== undefined){
let data10 = data7.distribution;
const _errs29 = errors;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/1/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("uniform" !== data10){
const err11 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/1/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.from !== undefined){
let data11 = data7.from;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data11 == "number"){
if(data11 > 600000 || isNaN(data11)){
const err12 = {instancePath:instancePath+"/latency/from",schemaPath:"#/components/schemas/latency/oneOf/1/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data11 < 0 || isNaN(data11)){
const err13 = {instancePath:instancePath+"/latency/from",schemaPath:"#/components/schemas/latency/oneOf/1/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/latency/from",schemaPath:"#/components/schemas/latency/oneOf/1/properties/from/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.to !== undefined){
let data12 = data7.to;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data12 == "number"){
if(data12 > 600000 || isNaN(data12)){
const err15 = {instancePath:instancePath+"/latency/to",schemaPath:"#/components/schemas/latency/oneOf/1/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data12 < 0 || isNaN(data12)){
const err16 = {instancePath:instancePath+"/latency/to",schemaPath:"#/components/schemas/latency/oneOf/1/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/latency/to",schemaPath:"#/components/schemas/latency/oneOf/1/properties/to/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs35 = errors;
if(errors === _errs35){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((((data7.distribution === undefined) && (missing3 = "distribution")) || ((data7.mean === undefined) && (missing3 = "mean"))) || ((data7.deviation === undefined) && (missing3 = "deviation"))){
const err19 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs37 = errors;
for(const key3 in data7){
if(!(((key3 === "distribution") || (key3 === "mean")) || (key3 === "deviation"))){
const err20 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs37 === errors){
if(data7.distribution !== undefined){
let data13 = data7.distribution;
const _errs38 = errors;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/2/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("normal" !== data13){
const err22 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/2/properties/distribution/const",keyword:"const",params:{allowedValue: "normal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.mean !== undefined){
let data14 = data7.mean;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data14 == "number"){
if(data14 > 600000 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/latency/mean",schemaPath:"#/components/schemas/latency/oneOf/2/properties/mean/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data14 < 0 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/latency/mean",schemaPath:"#/components/schemas/latency/oneOf/2/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/latency/mean",schemaPath:"#/components/schemas/latency/oneOf/2/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.deviation !== undefined){
let data15 = data7.deviation;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data15 == "number"){
if(data15 > 600000 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/latency/deviation",schemaPath:"#/components/schemas/latency/oneOf/2/properties/deviation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data15 < 0 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/latency/deviation",schemaPath:"#/components/schemas/latency/oneOf/2/properties/deviation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/latency/deviation",schemaPath:"#/components/schemas/latency/oneOf/2/properties/deviation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs44 = errors;
if(errors === _errs44){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((((data7.distribution === undefined) && (missing4 = "distribution")) || ((data7.median === undefined) && (missing4 = "median"))) || ((data7.sigma === undefined) && (missing4 = "sigma"))){
const err30 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
const _errs46 = errors;
for(const key4 in data7){
if(!(((key4 === "distribution") || (key4 === "median")) || (key4 === "sigma"))){
const err31 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
}
if(_errs46 === errors){
if(data7.distribution !== undefined){
let data16 = data7.distribution;
const _errs47 = errors;
if(typeof data16 !== "string"){
const err32 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/3/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if("log-normal" !== data16){
const err33 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/components/schemas/latency/oneOf/3/properties/distribution/const",keyword:"const",params:{allowedValue: "log-normal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.median !== undefined){
let data17 = data7.median;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data17 == "number"){
if(data17 > 600000 || isNaN(data17)){
const err34 = {instancePath:instancePath+"/latency/median",schemaPath:"#/components/schemas/latency/oneOf/3/properties/median/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data17 < 0 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/latency/median",schemaPath:"#/components/schemas/latency/oneOf/3/properties/median/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/latency/median",schemaPath:"#/components/schemas/latency/oneOf/3/properties/median/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.sigma !== undefined){
let data18 = data7.sigma;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data18 == "number"){
if(data18 > 10 || isNaN(data18)){
const err37 = {instancePath:instancePath+"/latency/sigma",schemaPath:"#/components/schemas/latency/oneOf/3/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data18 < 0 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/latency/sigma",schemaPath:"#/components/schemas/latency/oneOf/3/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/latency/sigma",schemaPath:"#/components/schemas/latency/oneOf/3/properties/sigma/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid2){
const err41 = {instancePath:instancePath+"/latency",schemaPath:"#/components/schemas/latency/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data19 = data.answer;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing5;
if((data19.status === undefined) && (missing5 = "status")){
validate26.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs56 = errors;
for(const key5 in data19){
if(!((((key5 === "status") || (key5 === "body")) || (key5 === "example")) || (key5 === "headers"))){
validate26.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs56 === errors){
if(data19.status !== undefined){
let data20 = data19.status;
const _errs57 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate26.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if(typeof data20 == "number"){
if(data20 > 599 || isNaN(data20)){
validate26.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data20 < 200 || isNaN(data20)){
validate26.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"}];
return false;
}
}
}
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.example !== undefined){
let data21 = data19.example;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data21 === "string"){
if(func2(data21) < 1){
validate26.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs59 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.headers !== undefined){
let data22 = data19.headers;
const _errs61 = errors;
if(errors === _errs61){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(Object.keys(data22).length > 100){
validate26.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key6 in data22){
const _errs63 = errors;
if(typeof key6 === "string"){
if(!pattern5.test(key6)){
const err42 = {instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\"",propertyName:key6};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid9 = _errs63 === errors;
if(!valid9){
const err43 = {instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate26.errors = vErrors;
return false;
break;
}
}
if(valid9){
for(const key7 in data22){
let data23 = data22[key7];
const _errs65 = errors;
if(errors === _errs65){
if(typeof data23 === "string"){
if(func2(data23) > 8000){
validate26.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern6.test(data23)){
validate26.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs65 === errors;
if(!valid10){
break;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs61 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data24 = data.error;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data24 === "string"){
if(func2(data24) > 1000){
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(!pattern7.test(data24)){
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+ [\\t\\x20-\\x7e]+$"},message:"must match pattern \""+"^[A-Z]+ [\\t\\x20-\\x7e]+$"+"\""}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
let data25 = data.connection;
const _errs69 = errors;
if(typeof data25 !== "string"){
validate26.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data25 === "reset") || (data25 === "cut"))){
validate26.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/enum",keyword:"enum",params:{allowedValues: schema39.properties.connection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs69 === errors;
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
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.met === undefined) && (missing0 = "met"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "fault")) || (key0 === "seen")) || (key0 === "met"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
const _errs4 = errors;
if(!(validate26(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data2 = data.seen;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate25.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.met !== undefined){
let data3 = data.met;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate25.errors = [{instancePath:instancePath+"/met",schemaPath:"#/properties/met/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/met",schemaPath:"#/properties/met/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.seed === undefined) && (missing0 = "seed")) || ((data.faults === undefined) && (missing0 = "faults"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seed") || (key0 === "faults"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate24.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faults !== undefined){
let data1 = data.faults;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate25(data1[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listFaultsResponse200" */;
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
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFaultResponse201 = validate30;
const schema42 = {"$ref":"contract#/components/schemas/met-fault","$id":"addFaultResponse201"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.seen === undefined) && (missing0 = "seen"))) || ((data.met === undefined) && (missing0 = "met"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "fault")) || (key0 === "seen")) || (key0 === "met"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
const _errs4 = errors;
if(!(validate26(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seen !== undefined){
let data2 = data.seen;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate31.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.met !== undefined){
let data3 = data.met;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate31.errors = [{instancePath:instancePath+"/met",schemaPath:"#/properties/met/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate31.errors = [{instancePath:instancePath+"/met",schemaPath:"#/properties/met/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addFaultResponse201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listScenariosResponse200 = validate34;
const schema44 = {"$ref":"contract#/components/schemas/scenarios","$id":"listScenariosResponse200"};
const schema45 = {"title":"Scenarios","type":"object","additionalProperties":false,"required":["scenarios"],"properties":{"scenarios":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","faults"],"properties":{"name":{"type":"string"},"onlyPreferred":{"type":"boolean"},"faults":{"type":"array","items":{"$ref":"#/components/schemas/met-fault"}}}}}}};

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
if((data.scenarios === undefined) && (missing0 = "scenarios")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "scenarios")){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.scenarios !== undefined){
let data0 = data.scenarios;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.faults === undefined) && (missing1 = "faults"))){
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"#/properties/scenarios/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "onlyPreferred")) || (key1 === "faults"))){
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"#/properties/scenarios/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/name",schemaPath:"#/properties/scenarios/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.onlyPreferred !== undefined){
const _errs9 = errors;
if(typeof data1.onlyPreferred !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/onlyPreferred",schemaPath:"#/properties/scenarios/items/properties/onlyPreferred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.faults !== undefined){
let data4 = data1.faults;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate25(data4[i1], {instancePath:instancePath+"/scenarios/" + i0+"/faults/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0+"/faults",schemaPath:"#/properties/scenarios/items/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
}
}
else {
validate35.errors = [{instancePath:instancePath+"/scenarios/" + i0,schemaPath:"#/properties/scenarios/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listScenariosResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const exportStateResponse200 = validate38;
const schema46 = {"$ref":"contract#/components/schemas/seed","$id":"exportStateResponse200"};
const schema47 = {"title":"Seed","description":"What a platform is to have, of the first account.\n","type":"object","additionalProperties":false,"required":["plinth"],"properties":{"plinth":{"description":"The version of this format.","type":"integer","const":1},"teams":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/seed-team"}},"databases":{"description":"Of the first account. `default` is there from the first start.","type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/seed-database"}},"kafka":{"$ref":"#/components/schemas/seed-kafka"},"queue":{"$ref":"#/components/schemas/seed-queue"}}};
const schema48 = {"title":"Team of a seed","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"copyCc":{"type":"boolean"},"members":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["email","role"],"properties":{"email":{"type":"string","minLength":3},"role":{"type":"string","enum":["admin","dev","finance"]}}}}}};
const schema49 = {"title":"Database of a seed","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"region":{"description":"Of a database that is not there yet.","anyOf":[{"$ref":"#/components/schemas/region"},{"type":"string","const":"global"}]},"primaryRegion":{"$ref":"#/components/schemas/global-region"},"readRegions":{"type":"array","items":{"$ref":"#/components/schemas/global-region"}},"tls":{"type":"boolean"},"eviction":{"type":"boolean"},"secrets":{"description":"Of a database that is not there yet; made up where they are left out. Those of `default` are settings of the platform.","type":"object","additionalProperties":false,"required":["password","restToken","readOnlyRestToken"],"properties":{"password":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"restToken":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"readOnlyRestToken":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"userTokenSecret":{"description":"What ACL RESTTOKEN seals tokens of users with. With it, and their passwords in `users`, those that were made are good.","type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"}}},"users":{"description":"Besides `default` and `default_ro`, which follow from the database.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","rules"],"properties":{"name":{"type":"string","minLength":1,"pattern":"^\\S+$"},"rules":{"description":"As ACL LIST shows them, from nothing on.","type":"string"}}}},"functions":{"description":"What FUNCTION DUMP gives, in base64.","type":"string","minLength":1,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"keys":{"type":"array","items":{"$ref":"#/components/schemas/seed-key"}}}};
const schema50 = {"title":"Region","description":"Where a regional database stands.","type":"string","enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1"]};
const schema51 = {"title":"GlobalRegion","description":"Where a part of a global database stands. From `us-east-2` on, beyond the base contract: the hosted service has\nthese by now, and its command line offers them.\n","type":"string","enum":["us-east-1","us-west-1","us-west-2","eu-west-1","eu-central-1","ap-southeast-1","ap-southeast-2","sa-east-1","us-east-2","ca-central-1","eu-west-2","ap-south-1","ap-northeast-1","af-south-1","us-central1","us-east4","europe-west1","asia-northeast1"]};
const pattern8 = new RegExp("^[!-~]+$", "u");
const pattern12 = new RegExp("^\\S+$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const schema53 = {"title":"Key of a seed","type":"object","additionalProperties":false,"required":["key","type","value"],"properties":{"key":{"$ref":"#/components/schemas/bytes"},"type":{"description":"`dump` is what DUMP gives, in base64, of whatever type.","type":"string","enum":["string","hash","list","set","zset","stream","json","dump"]},"value":{"description":"A string is bytes, a hash an object of bytes or a list of pairs, a list and a set are lists of bytes, a zset is a list\nof `{member, score}`, a stream a list of `{id, fields}`, and JSON is itself.\n"},"ttl":{"description":"Milliseconds from when it is seeded on.","type":"integer","minimum":1},"expiresAt":{"description":"Unix milliseconds.","type":"integer","minimum":1}},"allOf":[{"if":{"properties":{"type":{"const":"string"}}},"then":{"properties":{"value":{"$ref":"#/components/schemas/bytes"}}}},{"if":{"properties":{"type":{"enum":["list","set"]}}},"then":{"properties":{"value":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/bytes"}}}}},{"if":{"properties":{"type":{"const":"hash"}}},"then":{"properties":{"value":{"type":["object","array"],"minProperties":1,"minItems":1,"additionalProperties":{"$ref":"#/components/schemas/bytes"},"items":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/components/schemas/bytes"}}}}}},{"if":{"properties":{"type":{"const":"zset"}}},"then":{"properties":{"value":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["member","score"],"properties":{"member":{"$ref":"#/components/schemas/bytes"},"score":{"type":["number","string"],"pattern":"^[+-]?inf$"}}}}}}},{"if":{"properties":{"type":{"const":"stream"}}},"then":{"properties":{"value":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["id","fields"],"properties":{"id":{"type":"string","pattern":"^\\d{1,20}-\\d{1,20}$"},"fields":{"type":"array","minItems":1,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/components/schemas/bytes"}}}}}}}}},{"if":{"properties":{"type":{"const":"dump"}}},"then":{"properties":{"value":{"type":"string","minLength":1,"pattern":"^[A-Za-z0-9+/]+={0,2}$"}}}}]};
const schema54 = {"title":"Bytes","description":"Text, or in base64 what is not UTF-8.","anyOf":[{"type":"string"},{"type":"object","additionalProperties":false,"required":["base64"],"properties":{"base64":{"type":"string","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"}}}]};
const pattern14 = new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");
const pattern19 = new RegExp("^[+-]?inf$", "u");
const pattern20 = new RegExp("^\\d{1,20}-\\d{1,20}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("string" !== data.type){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data1 = data.value;
const _errs8 = errors;
let valid5 = false;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid5 = valid5 || _valid1;
const _errs11 = errors;
if(errors === _errs11){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.base64 === undefined) && (missing0 = "base64")){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs13 = errors;
for(const key0 in data1){
if(!(key0 === "base64")){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data1.base64 !== undefined){
let data2 = data1.base64;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern14.test(data2)){
const err4 = {instancePath:instancePath+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props1 = {};
props1.value = true;
props1.type = true;
}
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data3 = data.type;
if(!((data3 === "list") || (data3 === "set"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data4 = data.value;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data4)){
if(data4.length < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs23 = errors;
const _errs25 = errors;
let valid12 = false;
const _errs26 = errors;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs26 === errors;
valid12 = valid12 || _valid3;
const _errs28 = errors;
if(errors === _errs28){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.base64 === undefined) && (missing1 = "base64")){
const err11 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs30 = errors;
for(const key1 in data5){
if(!(key1 === "base64")){
const err12 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs30 === errors){
if(data5.base64 !== undefined){
let data6 = data5.base64;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
const err13 = {instancePath:instancePath+"/value/" + i0+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/value/" + i0+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs28 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err16 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs23 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
var _valid2 = _errs20 === errors;
valid7 = _valid2;
if(valid7){
var props3 = {};
props3.value = true;
props3.type = true;
}
}
if(!valid7){
const err17 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
if(valid0){
if(props1 !== true && props3 !== undefined){
if(props3 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props3);
}
}
const _errs33 = errors;
const _errs34 = errors;
let valid14 = true;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("hash" !== data.type){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
var _valid4 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data8 = data.value;
const _errs38 = errors;
if(!data8 || typeof data8 != "object"){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/type",keyword:"type",params:{type: schema53.allOf[2].then.properties.value.type},message:"must be object,array"}];
return false;
}
if(errors === _errs38){
if(Array.isArray(data8)){
if(data8.length < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid17 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data9)){
if(data9.length > 2){
validate41.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/properties/value/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data9.length < 2){
validate41.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/properties/value/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid18 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs42 = errors;
const _errs44 = errors;
let valid20 = false;
const _errs45 = errors;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/value/" + i1+"/" + i2,schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs45 === errors;
valid20 = valid20 || _valid5;
const _errs47 = errors;
if(errors === _errs47){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.base64 === undefined) && (missing2 = "base64")){
const err20 = {instancePath:instancePath+"/value/" + i1+"/" + i2,schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
const _errs49 = errors;
for(const key2 in data10){
if(!(key2 === "base64")){
const err21 = {instancePath:instancePath+"/value/" + i1+"/" + i2,schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
}
if(_errs49 === errors){
if(data10.base64 !== undefined){
let data11 = data10.base64;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err22 = {instancePath:instancePath+"/value/" + i1+"/" + i2+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/value/" + i1+"/" + i2+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/value/" + i1+"/" + i2,schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid5 = _errs47 === errors;
valid20 = valid20 || _valid5;
if(!valid20){
const err25 = {instancePath:instancePath+"/value/" + i1+"/" + i2,schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid18 = _errs42 === errors;
if(!valid18){
break;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/properties/value/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs40 === errors;
if(!valid17){
break;
}
}
}
}
if(errors === _errs38){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key3 in data8){
let data12 = data8[key3];
const _errs53 = errors;
const _errs55 = errors;
let valid24 = false;
const _errs56 = errors;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs56 === errors;
valid24 = valid24 || _valid6;
const _errs58 = errors;
if(errors === _errs58){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((data12.base64 === undefined) && (missing3 = "base64")){
const err27 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
const _errs60 = errors;
for(const key4 in data12){
if(!(key4 === "base64")){
const err28 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
}
if(_errs60 === errors){
if(data12.base64 !== undefined){
let data13 = data12.base64;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err29 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid6 = _errs58 === errors;
valid24 = valid24 || _valid6;
if(!valid24){
const err32 = {instancePath:instancePath+"/value/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
var valid22 = _errs53 === errors;
if(!valid22){
break;
}
}
}
}
}
}
}
}
var _valid4 = _errs37 === errors;
valid14 = _valid4;
if(valid14){
var props6 = {};
props6.value = true;
props6.type = true;
}
}
if(!valid14){
const err33 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs33 === errors;
if(valid0){
if(props1 !== true && props6 !== undefined){
if(props6 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props6);
}
}
const _errs63 = errors;
const _errs64 = errors;
let valid26 = true;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("zset" !== data.type){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
var _valid7 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs67 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data15 = data.value;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data15)){
if(data15.length < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/3/then/properties/value/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid29 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs70 = errors;
if(errors === _errs70){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing4;
if(((data16.member === undefined) && (missing4 = "member")) || ((data16.score === undefined) && (missing4 = "score"))){
validate41.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/properties/value/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs72 = errors;
for(const key5 in data16){
if(!((key5 === "member") || (key5 === "score"))){
validate41.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/properties/value/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs72 === errors){
if(data16.member !== undefined){
let data17 = data16.member;
const _errs73 = errors;
const _errs75 = errors;
let valid32 = false;
const _errs76 = errors;
if(typeof data17 !== "string"){
const err35 = {instancePath:instancePath+"/value/" + i3+"/member",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid8 = _errs76 === errors;
valid32 = valid32 || _valid8;
const _errs78 = errors;
if(errors === _errs78){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if((data17.base64 === undefined) && (missing5 = "base64")){
const err36 = {instancePath:instancePath+"/value/" + i3+"/member",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
const _errs80 = errors;
for(const key6 in data17){
if(!(key6 === "base64")){
const err37 = {instancePath:instancePath+"/value/" + i3+"/member",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
}
if(_errs80 === errors){
if(data17.base64 !== undefined){
let data18 = data17.base64;
const _errs81 = errors;
if(errors === _errs81){
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
const err38 = {instancePath:instancePath+"/value/" + i3+"/member/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/value/" + i3+"/member/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/value/" + i3+"/member",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid8 = _errs78 === errors;
valid32 = valid32 || _valid8;
if(!valid32){
const err41 = {instancePath:instancePath+"/value/" + i3+"/member",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
var valid30 = _errs73 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data16.score !== undefined){
let data19 = data16.score;
const _errs83 = errors;
if((!(typeof data19 == "number")) && (typeof data19 !== "string")){
validate41.errors = [{instancePath:instancePath+"/value/" + i3+"/score",schemaPath:"#/allOf/3/then/properties/value/items/properties/score/type",keyword:"type",params:{type: schema53.allOf[3].then.properties.value.items.properties.score.type},message:"must be number,string"}];
return false;
}
if(errors === _errs83){
if(typeof data19 === "string"){
if(!pattern19.test(data19)){
validate41.errors = [{instancePath:instancePath+"/value/" + i3+"/score",schemaPath:"#/allOf/3/then/properties/value/items/properties/score/pattern",keyword:"pattern",params:{pattern: "^[+-]?inf$"},message:"must match pattern \""+"^[+-]?inf$"+"\""}];
return false;
}
}
}
var valid30 = _errs83 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/properties/value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs70 === errors;
if(!valid29){
break;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/3/then/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
var _valid7 = _errs67 === errors;
valid26 = _valid7;
if(valid26){
var props8 = {};
props8.value = true;
props8.type = true;
}
}
if(!valid26){
const err42 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs63 === errors;
if(valid0){
if(props1 !== true && props8 !== undefined){
if(props8 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props8);
}
}
const _errs85 = errors;
const _errs86 = errors;
let valid34 = true;
const _errs87 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("stream" !== data.type){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
var _valid9 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs89 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data21 = data.value;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data21)){
if(data21.length < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/4/then/properties/value/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid37 = true;
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
const _errs92 = errors;
if(errors === _errs92){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing6;
if(((data22.id === undefined) && (missing6 = "id")) || ((data22.fields === undefined) && (missing6 = "fields"))){
validate41.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/properties/value/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs94 = errors;
for(const key7 in data22){
if(!((key7 === "id") || (key7 === "fields"))){
validate41.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/properties/value/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs94 === errors){
if(data22.id !== undefined){
let data23 = data22.id;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data23 === "string"){
if(!pattern20.test(data23)){
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/id",schemaPath:"#/allOf/4/then/properties/value/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\d{1,20}-\\d{1,20}$"},message:"must match pattern \""+"^\\d{1,20}-\\d{1,20}$"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/id",schemaPath:"#/allOf/4/then/properties/value/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid38 = _errs95 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data22.fields !== undefined){
let data24 = data22.fields;
const _errs97 = errors;
if(errors === _errs97){
if(Array.isArray(data24)){
if(data24.length < 1){
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/fields",schemaPath:"#/allOf/4/then/properties/value/items/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid39 = true;
const len5 = data24.length;
for(let i5=0; i5<len5; i5++){
let data25 = data24[i5];
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data25)){
if(data25.length > 2){
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/properties/value/items/properties/fields/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data25.length < 2){
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/properties/value/items/properties/fields/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid40 = true;
const len6 = data25.length;
for(let i6=0; i6<len6; i6++){
let data26 = data25[i6];
const _errs101 = errors;
const _errs103 = errors;
let valid42 = false;
const _errs104 = errors;
if(typeof data26 !== "string"){
const err44 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid10 = _errs104 === errors;
valid42 = valid42 || _valid10;
const _errs106 = errors;
if(errors === _errs106){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing7;
if((data26.base64 === undefined) && (missing7 = "base64")){
const err45 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
const _errs108 = errors;
for(const key8 in data26){
if(!(key8 === "base64")){
const err46 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
break;
}
}
if(_errs108 === errors){
if(data26.base64 !== undefined){
let data27 = data26.base64;
const _errs109 = errors;
if(errors === _errs109){
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err47 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6+"/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid10 = _errs106 === errors;
valid42 = valid42 || _valid10;
if(!valid42){
const err50 = {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
}
var valid40 = _errs101 === errors;
if(!valid40){
break;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/properties/value/items/properties/fields/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid39 = _errs99 === errors;
if(!valid39){
break;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i4+"/fields",schemaPath:"#/allOf/4/then/properties/value/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid38 = _errs97 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/properties/value/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs92 === errors;
if(!valid37){
break;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/4/then/properties/value/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
var _valid9 = _errs89 === errors;
valid34 = _valid9;
if(valid34){
var props10 = {};
props10.value = true;
props10.type = true;
}
}
if(!valid34){
const err51 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs85 === errors;
if(valid0){
if(props1 !== true && props10 !== undefined){
if(props10 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props10);
}
}
const _errs111 = errors;
const _errs112 = errors;
let valid44 = true;
const _errs113 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("dump" !== data.type){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
var _valid11 = _errs113 === errors;
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = _errs112;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs115 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data29 = data.value;
const _errs116 = errors;
if(errors === _errs116){
if(typeof data29 === "string"){
if(func2(data29) < 1){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data29)){
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/properties/value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var _valid11 = _errs115 === errors;
valid44 = _valid11;
if(valid44){
var props11 = {};
props11.value = true;
props11.type = true;
}
}
if(!valid44){
const err53 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs111 === errors;
if(valid0){
if(props1 !== true && props11 !== undefined){
if(props11 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props11);
}
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.key === undefined) && (missing8 = "key")) || ((data.type === undefined) && (missing8 = "type"))) || ((data.value === undefined) && (missing8 = "value"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs118 = errors;
for(const key9 in data){
if(!(((((key9 === "key") || (key9 === "type")) || (key9 === "value")) || (key9 === "ttl")) || (key9 === "expiresAt"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs118 === errors){
if(data.key !== undefined){
let data30 = data.key;
const _errs119 = errors;
const _errs121 = errors;
let valid49 = false;
const _errs122 = errors;
if(typeof data30 !== "string"){
const err54 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid12 = _errs122 === errors;
valid49 = valid49 || _valid12;
const _errs124 = errors;
if(errors === _errs124){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing9;
if((data30.base64 === undefined) && (missing9 = "base64")){
const err55 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
const _errs126 = errors;
for(const key10 in data30){
if(!(key10 === "base64")){
const err56 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
break;
}
}
if(_errs126 === errors){
if(data30.base64 !== undefined){
let data31 = data30.base64;
const _errs127 = errors;
if(errors === _errs127){
if(typeof data31 === "string"){
if(!pattern14.test(data31)){
const err57 = {instancePath:instancePath+"/key/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/key/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var _valid12 = _errs124 === errors;
valid49 = valid49 || _valid12;
if(!valid49){
const err60 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
}
var valid47 = _errs119 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.type !== undefined){
let data32 = data.type;
const _errs129 = errors;
if(typeof data32 !== "string"){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data32 === "string") || (data32 === "hash")) || (data32 === "list")) || (data32 === "set")) || (data32 === "zset")) || (data32 === "stream")) || (data32 === "json")) || (data32 === "dump"))){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema53.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid47 = _errs129 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.ttl !== undefined){
let data33 = data.ttl;
const _errs131 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate41.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs131){
if(typeof data33 == "number"){
if(data33 < 1 || isNaN(data33)){
validate41.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid47 = _errs131 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.expiresAt !== undefined){
let data34 = data.expiresAt;
const _errs133 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate41.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs133){
if(typeof data34 == "number"){
if(data34 < 1 || isNaN(data34)){
validate41.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid47 = _errs133 === errors;
}
else {
var valid47 = true;
}
}
}
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
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data1 === "eu-west-1") || (data1 === "us-east-1")) || (data1 === "us-west-1")) || (data1 === "ap-northeast-1")) || (data1 === "us-central1"))){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("global" !== data1){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf/1/const",keyword:"const",params:{allowedValue: "global"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate40.errors = vErrors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primaryRegion !== undefined){
let data2 = data.primaryRegion;
const _errs11 = errors;
if(typeof data2 !== "string"){
validate40.errors = [{instancePath:instancePath+"/primaryRegion",schemaPath:"#/components/schemas/global-region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((data2 === "us-east-1") || (data2 === "us-west-1")) || (data2 === "us-west-2")) || (data2 === "eu-west-1")) || (data2 === "eu-central-1")) || (data2 === "ap-southeast-1")) || (data2 === "ap-southeast-2")) || (data2 === "sa-east-1")) || (data2 === "us-east-2")) || (data2 === "ca-central-1")) || (data2 === "eu-west-2")) || (data2 === "ap-south-1")) || (data2 === "ap-northeast-1")) || (data2 === "af-south-1")) || (data2 === "us-central1")) || (data2 === "us-east4")) || (data2 === "europe-west1")) || (data2 === "asia-northeast1"))){
validate40.errors = [{instancePath:instancePath+"/primaryRegion",schemaPath:"#/components/schemas/global-region/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readRegions !== undefined){
let data3 = data.readRegions;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs16 = errors;
if(typeof data4 !== "string"){
validate40.errors = [{instancePath:instancePath+"/readRegions/" + i0,schemaPath:"#/components/schemas/global-region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((data4 === "us-east-1") || (data4 === "us-west-1")) || (data4 === "us-west-2")) || (data4 === "eu-west-1")) || (data4 === "eu-central-1")) || (data4 === "ap-southeast-1")) || (data4 === "ap-southeast-2")) || (data4 === "sa-east-1")) || (data4 === "us-east-2")) || (data4 === "ca-central-1")) || (data4 === "eu-west-2")) || (data4 === "ap-south-1")) || (data4 === "ap-northeast-1")) || (data4 === "af-south-1")) || (data4 === "us-central1")) || (data4 === "us-east4")) || (data4 === "europe-west1")) || (data4 === "asia-northeast1"))){
validate40.errors = [{instancePath:instancePath+"/readRegions/" + i0,schemaPath:"#/components/schemas/global-region/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/readRegions",schemaPath:"#/properties/readRegions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tls !== undefined){
const _errs19 = errors;
if(typeof data.tls !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eviction !== undefined){
const _errs21 = errors;
if(typeof data.eviction !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/properties/eviction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data7 = data.secrets;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.password === undefined) && (missing1 = "password")) || ((data7.restToken === undefined) && (missing1 = "restToken"))) || ((data7.readOnlyRestToken === undefined) && (missing1 = "readOnlyRestToken"))){
validate40.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data7){
if(!((((key1 === "password") || (key1 === "restToken")) || (key1 === "readOnlyRestToken")) || (key1 === "userTokenSecret"))){
validate40.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data7.password !== undefined){
let data8 = data7.password;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(func2(data8) > 1000){
validate40.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data8) < 1){
validate40.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data8)){
validate40.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.restToken !== undefined){
let data9 = data7.restToken;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func2(data9) > 1000){
validate40.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data9) < 1){
validate40.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data9)){
validate40.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.readOnlyRestToken !== undefined){
let data10 = data7.readOnlyRestToken;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data10 === "string"){
if(func2(data10) > 1000){
validate40.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data10) < 1){
validate40.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data10)){
validate40.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.userTokenSecret !== undefined){
let data11 = data7.userTokenSecret;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(func2(data11) > 1000){
validate40.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data11) < 1){
validate40.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data11)){
validate40.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data12 = data.users;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data12)){
var valid7 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs36 = errors;
if(errors === _errs36){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.name === undefined) && (missing2 = "name")) || ((data13.rules === undefined) && (missing2 = "rules"))){
validate40.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs38 = errors;
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "rules"))){
validate40.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs38 === errors){
if(data13.name !== undefined){
let data14 = data13.name;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data14 === "string"){
if(func2(data14) < 1){
validate40.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data14)){
validate40.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.rules !== undefined){
const _errs41 = errors;
if(typeof data13.rules !== "string"){
validate40.errors = [{instancePath:instancePath+"/users/" + i1+"/rules",schemaPath:"#/properties/users/items/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functions !== undefined){
let data16 = data.functions;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data16 === "string"){
if(func2(data16) < 1){
validate40.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data16)){
validate40.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data17 = data.keys;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data17)){
var valid9 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(!(validate41(data17[i2], {instancePath:instancePath+"/keys/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid9 = _errs47 === errors;
if(!valid9){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs45 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"title":"Kafka of a seed","description":"Of the cluster `default`.","type":"object","additionalProperties":false,"properties":{"topics":{"type":"array","maxItems":10000,"items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":249},"partitions":{"type":"integer","minimum":1,"maximum":10000},"retentionTime":{"description":"Milliseconds; -1 is no limit.","type":"integer","minimum":-1},"retentionSize":{"description":"Bytes of each partition; -1 is no limit.","type":"integer","minimum":-1},"maxMessageSize":{"type":"integer","minimum":1},"cleanupPolicy":{"type":"string","enum":["delete","compact"]},"records":{"description":"Appended in this order.","type":"array","items":{"$ref":"#/components/schemas/seed-record"}}}}},"schemas":{"description":"In the order in which they are registered, so that those that others refer to come first.","type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","schema"],"properties":{"subject":{"type":"string","minLength":1},"schema":{"type":"string","minLength":1},"schemaType":{"type":"string","enum":["AVRO","JSON"]},"references":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"type":"string"},"subject":{"type":"string"},"version":{"type":"integer","minimum":1}}}}}}},"compatibility":{"description":"The levels that hold. Where they are given, schemas of the seed are registered without being held against each\nother, as they may have been registered under other levels.\n","type":"object","additionalProperties":false,"required":["level"],"properties":{"level":{"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]},"subjects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","level"],"properties":{"subject":{"type":"string","minLength":1},"level":{"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]}}}}}},"modes":{"description":"Whether schemas may be registered; the modes hold from when those of the seed have been.","type":"object","additionalProperties":false,"properties":{"mode":{"description":"Of the registry; it stays as it is where it is left out.","type":"string","enum":["READWRITE","READONLY"]},"subjects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","mode"],"properties":{"subject":{"type":"string","minLength":1},"mode":{"description":"Of the registry; it stays as it is where it is left out.","type":"string","enum":["READWRITE","READONLY"]}}}}}},"consumerGroups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","offsets"],"properties":{"name":{"type":"string","minLength":1},"offsets":{"description":"What each group has committed, counted from the first record of a partition on that the seed has.\n","type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["topic","partition","offset"],"properties":{"topic":{"type":"string","minLength":1},"partition":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0}}}}}}},"credentials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","topic","permissions"],"properties":{"name":{"type":"string","minLength":1},"topic":{"description":"A topic, or the beginning of topics with a `*` behind it.","type":"string","minLength":1},"permissions":{"type":"string","enum":["ALL","PRODUCE","CONSUME"]},"username":{"description":"Made up where it is left out.","type":"string","minLength":1},"password":{"type":"string","minLength":1}},"dependentRequired":{"username":["password"],"password":["username"]}}},"connectors":{"description":"They begin when they have been seeded. Those that are there by the same name stay as they are.","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","properties"],"properties":{"name":{"type":"string","minLength":1},"properties":{"type":"object","required":["connector.class"],"properties":{"connector.class":{"type":"string"}},"additionalProperties":{"type":"string"}},"paused":{"type":"boolean"},"offsets":{"description":"How far a source has come, each as its connector writes it.","type":"array","items":{"type":"object","additionalProperties":false,"required":["partition","offset"],"properties":{"partition":{"type":"string","minLength":1},"offset":{"type":"string","minLength":1}}}}}}}}};
const schema62 = {"title":"Record of a seed","type":"object","additionalProperties":false,"properties":{"key":{"$ref":"#/components/schemas/bytes"},"value":{"description":"Without one it is a tombstone.","$ref":"#/components/schemas/bytes"},"partition":{"description":"Chosen by the key where it is left out.","type":"integer","minimum":0},"timestamp":{"description":"Unix milliseconds; the time of the append where it is left out.","type":"integer","minimum":0},"headers":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["key","value"],"properties":{"key":{"type":"string"},"value":{"$ref":"#/components/schemas/bytes"}}}}}};

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
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "value")) || (key0 === "partition")) || (key0 === "timestamp")) || (key0 === "headers"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs7 = errors;
if(errors === _errs7){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.base64 === undefined) && (missing0 = "base64")){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data0){
if(!(key1 === "base64")){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data0.base64 !== undefined){
let data1 = data0.base64;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
const err3 = {instancePath:instancePath+"/key/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs12 = errors;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
const _errs17 = errors;
if(errors === _errs17){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.base64 === undefined) && (missing1 = "base64")){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs19 = errors;
for(const key2 in data2){
if(!(key2 === "base64")){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs19 === errors){
if(data2.base64 !== undefined){
let data3 = data2.base64;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data3 === "string"){
if(!pattern14.test(data3)){
const err10 = {instancePath:instancePath+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data4 = data.partition;
const _errs22 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate45.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data5 = data.timestamp;
const _errs24 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate45.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate45.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data6 = data.headers;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data6)){
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs28 = errors;
if(errors === _errs28){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.key === undefined) && (missing2 = "key")) || ((data7.value === undefined) && (missing2 = "value"))){
validate45.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key3 in data7){
if(!((key3 === "key") || (key3 === "value"))){
validate45.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data7.key !== undefined){
const _errs31 = errors;
if(typeof data7.key !== "string"){
validate45.errors = [{instancePath:instancePath+"/headers/" + i0+"/key",schemaPath:"#/properties/headers/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data7.value !== undefined){
let data9 = data7.value;
const _errs33 = errors;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
const _errs38 = errors;
if(errors === _errs38){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.base64 === undefined) && (missing3 = "base64")){
const err15 = {instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
const _errs40 = errors;
for(const key4 in data9){
if(!(key4 === "base64")){
const err16 = {instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs40 === errors){
if(data9.base64 !== undefined){
let data10 = data9.base64;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data10 === "string"){
if(!pattern14.test(data10)){
const err17 = {instancePath:instancePath+"/headers/" + i0+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/headers/" + i0+"/value/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err20 = {instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs28 === errors;
if(!valid7){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
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
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "topics") || (key0 === "schemas")) || (key0 === "compatibility")) || (key0 === "modes")) || (key0 === "consumerGroups")) || (key0 === "credentials")) || (key0 === "connectors"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.topics !== undefined){
let data0 = data.topics;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate44.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.name === undefined) && (missing0 = "name")){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "name") || (key1 === "partitions")) || (key1 === "retentionTime")) || (key1 === "retentionSize")) || (key1 === "maxMessageSize")) || (key1 === "cleanupPolicy")) || (key1 === "records"))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 249){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.partitions !== undefined){
let data3 = data1.partitions;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data1.retentionTime !== undefined){
let data4 = data1.retentionTime;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionTime",schemaPath:"#/properties/topics/items/properties/retentionTime/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 < -1 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionTime",schemaPath:"#/properties/topics/items/properties/retentionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.retentionSize !== undefined){
let data5 = data1.retentionSize;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionSize",schemaPath:"#/properties/topics/items/properties/retentionSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < -1 || isNaN(data5)){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionSize",schemaPath:"#/properties/topics/items/properties/retentionSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.maxMessageSize !== undefined){
let data6 = data1.maxMessageSize;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/maxMessageSize",schemaPath:"#/properties/topics/items/properties/maxMessageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/maxMessageSize",schemaPath:"#/properties/topics/items/properties/maxMessageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cleanupPolicy !== undefined){
let data7 = data1.cleanupPolicy;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/cleanupPolicy",schemaPath:"#/properties/topics/items/properties/cleanupPolicy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "delete") || (data7 === "compact"))){
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/cleanupPolicy",schemaPath:"#/properties/topics/items/properties/cleanupPolicy/enum",keyword:"enum",params:{allowedValues: schema61.properties.topics.items.properties.cleanupPolicy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.records !== undefined){
let data8 = data1.records;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate45(data8[i1], {instancePath:instancePath+"/topics/" + i0+"/records/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/topics/" + i0+"/records",schemaPath:"#/properties/topics/items/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs19 === errors;
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
else {
validate44.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemas !== undefined){
let data10 = data.schemas;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.subject === undefined) && (missing1 = "subject")) || ((data11.schema === undefined) && (missing1 = "schema"))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data11){
if(!((((key2 === "subject") || (key2 === "schema")) || (key2 === "schemaType")) || (key2 === "references"))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data11.subject !== undefined){
let data12 = data11.subject;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func2(data12) < 1){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/subject",schemaPath:"#/properties/schemas/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/subject",schemaPath:"#/properties/schemas/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.schema !== undefined){
let data13 = data11.schema;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(func2(data13) < 1){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schema",schemaPath:"#/properties/schemas/items/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schema",schemaPath:"#/properties/schemas/items/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.schemaType !== undefined){
let data14 = data11.schemaType;
const _errs31 = errors;
if(typeof data14 !== "string"){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schemaType",schemaPath:"#/properties/schemas/items/properties/schemaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "AVRO") || (data14 === "JSON"))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schemaType",schemaPath:"#/properties/schemas/items/properties/schemaType/enum",keyword:"enum",params:{allowedValues: schema61.properties.schemas.items.properties.schemaType.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.references !== undefined){
let data15 = data11.references;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid6 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((data16.name === undefined) && (missing2 = "name")) || ((data16.subject === undefined) && (missing2 = "subject"))) || ((data16.version === undefined) && (missing2 = "version"))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data16){
if(!(((key3 === "name") || (key3 === "subject")) || (key3 === "version"))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data16.name !== undefined){
const _errs38 = errors;
if(typeof data16.name !== "string"){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/name",schemaPath:"#/properties/schemas/items/properties/references/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.subject !== undefined){
const _errs40 = errors;
if(typeof data16.subject !== "string"){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/subject",schemaPath:"#/properties/schemas/items/properties/references/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.version !== undefined){
let data19 = data16.version;
const _errs42 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/version",schemaPath:"#/properties/schemas/items/properties/references/items/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/version",schemaPath:"#/properties/schemas/items/properties/references/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references",schemaPath:"#/properties/schemas/items/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compatibility !== undefined){
let data20 = data.compatibility;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if((data20.level === undefined) && (missing3 = "level")){
validate44.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data20){
if(!((key4 === "level") || (key4 === "subjects"))){
validate44.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data20.level !== undefined){
let data21 = data20.level;
const _errs47 = errors;
if(typeof data21 !== "string"){
validate44.errors = [{instancePath:instancePath+"/compatibility/level",schemaPath:"#/properties/compatibility/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data21 === "NONE") || (data21 === "BACKWARD")) || (data21 === "BACKWARD_TRANSITIVE")) || (data21 === "FORWARD")) || (data21 === "FORWARD_TRANSITIVE")) || (data21 === "FULL")) || (data21 === "FULL_TRANSITIVE"))){
validate44.errors = [{instancePath:instancePath+"/compatibility/level",schemaPath:"#/properties/compatibility/properties/level/enum",keyword:"enum",params:{allowedValues: schema61.properties.compatibility.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.subjects !== undefined){
let data22 = data20.subjects;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data22)){
var valid9 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs51 = errors;
if(errors === _errs51){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if(((data23.subject === undefined) && (missing4 = "subject")) || ((data23.level === undefined) && (missing4 = "level"))){
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs53 = errors;
for(const key5 in data23){
if(!((key5 === "subject") || (key5 === "level"))){
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs53 === errors){
if(data23.subject !== undefined){
let data24 = data23.subject;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data24 === "string"){
if(func2(data24) < 1){
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/subject",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/subject",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data23.level !== undefined){
let data25 = data23.level;
const _errs56 = errors;
if(typeof data25 !== "string"){
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/level",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data25 === "NONE") || (data25 === "BACKWARD")) || (data25 === "BACKWARD_TRANSITIVE")) || (data25 === "FORWARD")) || (data25 === "FORWARD_TRANSITIVE")) || (data25 === "FULL")) || (data25 === "FULL_TRANSITIVE"))){
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/level",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema61.properties.compatibility.properties.subjects.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs51 === errors;
if(!valid9){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/compatibility/subjects",schemaPath:"#/properties/compatibility/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data26 = data.modes;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
const _errs60 = errors;
for(const key6 in data26){
if(!((key6 === "mode") || (key6 === "subjects"))){
validate44.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.mode !== undefined){
let data27 = data26.mode;
const _errs61 = errors;
if(typeof data27 !== "string"){
validate44.errors = [{instancePath:instancePath+"/modes/mode",schemaPath:"#/properties/modes/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data27 === "READWRITE") || (data27 === "READONLY"))){
validate44.errors = [{instancePath:instancePath+"/modes/mode",schemaPath:"#/properties/modes/properties/mode/enum",keyword:"enum",params:{allowedValues: schema61.properties.modes.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.subjects !== undefined){
let data28 = data26.subjects;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data28)){
var valid12 = true;
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if(((data29.subject === undefined) && (missing5 = "subject")) || ((data29.mode === undefined) && (missing5 = "mode"))){
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key7 in data29){
if(!((key7 === "subject") || (key7 === "mode"))){
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data29.subject !== undefined){
let data30 = data29.subject;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data30 === "string"){
if(func2(data30) < 1){
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/subject",schemaPath:"#/properties/modes/properties/subjects/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/subject",schemaPath:"#/properties/modes/properties/subjects/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data29.mode !== undefined){
let data31 = data29.mode;
const _errs70 = errors;
if(typeof data31 !== "string"){
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/mode",schemaPath:"#/properties/modes/properties/subjects/items/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data31 === "READWRITE") || (data31 === "READONLY"))){
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/mode",schemaPath:"#/properties/modes/properties/subjects/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema61.properties.modes.properties.subjects.items.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs65 === errors;
if(!valid12){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/modes/subjects",schemaPath:"#/properties/modes/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consumerGroups !== undefined){
let data32 = data.consumerGroups;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data32)){
var valid14 = true;
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
const _errs74 = errors;
if(errors === _errs74){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing6;
if(((data33.name === undefined) && (missing6 = "name")) || ((data33.offsets === undefined) && (missing6 = "offsets"))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs76 = errors;
for(const key8 in data33){
if(!((key8 === "name") || (key8 === "offsets"))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs76 === errors){
if(data33.name !== undefined){
let data34 = data33.name;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data34 === "string"){
if(func2(data34) < 1){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/name",schemaPath:"#/properties/consumerGroups/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/name",schemaPath:"#/properties/consumerGroups/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid15 = _errs77 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data33.offsets !== undefined){
let data35 = data33.offsets;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data35)){
if(data35.length < 1){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets",schemaPath:"#/properties/consumerGroups/items/properties/offsets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid16 = true;
const len7 = data35.length;
for(let i7=0; i7<len7; i7++){
let data36 = data35[i7];
const _errs81 = errors;
if(errors === _errs81){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing7;
if((((data36.topic === undefined) && (missing7 = "topic")) || ((data36.partition === undefined) && (missing7 = "partition"))) || ((data36.offset === undefined) && (missing7 = "offset"))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs83 = errors;
for(const key9 in data36){
if(!(((key9 === "topic") || (key9 === "partition")) || (key9 === "offset"))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs83 === errors){
if(data36.topic !== undefined){
let data37 = data36.topic;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data37 === "string"){
if(func2(data37) < 1){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/topic",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/topic",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs84 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data36.partition !== undefined){
let data38 = data36.partition;
const _errs86 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/partition",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs86){
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/partition",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs86 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data36.offset !== undefined){
let data39 = data36.offset;
const _errs88 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/offset",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs88){
if(typeof data39 == "number"){
if(data39 < 0 || isNaN(data39)){
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/offset",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs88 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs81 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets",schemaPath:"#/properties/consumerGroups/items/properties/offsets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs79 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs74 === errors;
if(!valid14){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/consumerGroups",schemaPath:"#/properties/consumerGroups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credentials !== undefined){
let data40 = data.credentials;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data40)){
var valid18 = true;
const len8 = data40.length;
for(let i8=0; i8<len8; i8++){
let data41 = data40[i8];
const _errs92 = errors;
if(errors === _errs92){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing8;
if((((data41.name === undefined) && (missing8 = "name")) || ((data41.topic === undefined) && (missing8 = "topic"))) || ((data41.permissions === undefined) && (missing8 = "permissions"))){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs94 = errors;
for(const key10 in data41){
if(!(((((key10 === "name") || (key10 === "topic")) || (key10 === "permissions")) || (key10 === "username")) || (key10 === "password"))){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs94 === errors){
if(data41.name !== undefined){
let data42 = data41.name;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data42 === "string"){
if(func2(data42) < 1){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/name",schemaPath:"#/properties/credentials/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/name",schemaPath:"#/properties/credentials/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs95 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data41.topic !== undefined){
let data43 = data41.topic;
const _errs97 = errors;
if(errors === _errs97){
if(typeof data43 === "string"){
if(func2(data43) < 1){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/topic",schemaPath:"#/properties/credentials/items/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/topic",schemaPath:"#/properties/credentials/items/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs97 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data41.permissions !== undefined){
let data44 = data41.permissions;
const _errs99 = errors;
if(typeof data44 !== "string"){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/permissions",schemaPath:"#/properties/credentials/items/properties/permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data44 === "ALL") || (data44 === "PRODUCE")) || (data44 === "CONSUME"))){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/permissions",schemaPath:"#/properties/credentials/items/properties/permissions/enum",keyword:"enum",params:{allowedValues: schema61.properties.credentials.items.properties.permissions.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs99 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data41.username !== undefined){
let data45 = data41.username;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data45 === "string"){
if(func2(data45) < 1){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/username",schemaPath:"#/properties/credentials/items/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/username",schemaPath:"#/properties/credentials/items/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs101 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data41.password !== undefined){
let data46 = data41.password;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data46 === "string"){
if(func2(data46) < 1){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/password",schemaPath:"#/properties/credentials/items/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8+"/password",schemaPath:"#/properties/credentials/items/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs103 === errors;
}
else {
var valid19 = true;
}
if(valid19){
let missing9;
if(data41.username !== undefined && ((data41.password === undefined) && (missing9 = "password"))){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/dependentRequired",keyword:"dependentRequired",params:{property: "username",
    missingProperty: missing9,
    depsCount: 1,
    deps: "password"},message:"must have property password when property username is present"}];
return false;
}
else {
if(data41.password !== undefined && ((data41.username === undefined) && (missing9 = "username"))){
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/dependentRequired",keyword:"dependentRequired",params:{property: "password",
    missingProperty: missing9,
    depsCount: 1,
    deps: "username"},message:"must have property username when property password is present"}];
return false;
}
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
validate44.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs92 === errors;
if(!valid18){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connectors !== undefined){
let data47 = data.connectors;
const _errs105 = errors;
if(errors === _errs105){
if(Array.isArray(data47)){
var valid20 = true;
const len9 = data47.length;
for(let i9=0; i9<len9; i9++){
let data48 = data47[i9];
const _errs107 = errors;
if(errors === _errs107){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing10;
if(((data48.name === undefined) && (missing10 = "name")) || ((data48.properties === undefined) && (missing10 = "properties"))){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs109 = errors;
for(const key11 in data48){
if(!((((key11 === "name") || (key11 === "properties")) || (key11 === "paused")) || (key11 === "offsets"))){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs109 === errors){
if(data48.name !== undefined){
let data49 = data48.name;
const _errs110 = errors;
if(errors === _errs110){
if(typeof data49 === "string"){
if(func2(data49) < 1){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/name",schemaPath:"#/properties/connectors/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/name",schemaPath:"#/properties/connectors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs110 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.properties !== undefined){
let data50 = data48.properties;
const _errs112 = errors;
if(errors === _errs112){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing11;
if((data50["connector.class"] === undefined) && (missing11 = "connector.class")){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties",schemaPath:"#/properties/connectors/items/properties/properties/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs114 = errors;
for(const key12 in data50){
if(!(key12 === "connector.class")){
const _errs115 = errors;
if(typeof data50[key12] !== "string"){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/connectors/items/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs115 === errors;
if(!valid22){
break;
}
}
}
if(_errs114 === errors){
if(data50["connector.class"] !== undefined){
if(typeof data50["connector.class"] !== "string"){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties/connector.class",schemaPath:"#/properties/connectors/items/properties/properties/properties/connector.class/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties",schemaPath:"#/properties/connectors/items/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs112 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.paused !== undefined){
const _errs119 = errors;
if(typeof data48.paused !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/paused",schemaPath:"#/properties/connectors/items/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid21 = _errs119 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data48.offsets !== undefined){
let data54 = data48.offsets;
const _errs121 = errors;
if(errors === _errs121){
if(Array.isArray(data54)){
var valid24 = true;
const len10 = data54.length;
for(let i10=0; i10<len10; i10++){
let data55 = data54[i10];
const _errs123 = errors;
if(errors === _errs123){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing12;
if(((data55.partition === undefined) && (missing12 = "partition")) || ((data55.offset === undefined) && (missing12 = "offset"))){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs125 = errors;
for(const key13 in data55){
if(!((key13 === "partition") || (key13 === "offset"))){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs125 === errors){
if(data55.partition !== undefined){
let data56 = data55.partition;
const _errs126 = errors;
if(errors === _errs126){
if(typeof data56 === "string"){
if(func2(data56) < 1){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/partition",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/partition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/partition",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/partition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs126 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data55.offset !== undefined){
let data57 = data55.offset;
const _errs128 = errors;
if(errors === _errs128){
if(typeof data57 === "string"){
if(func2(data57) < 1){
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/offset",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/offset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/offset",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs128 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs123 === errors;
if(!valid24){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets",schemaPath:"#/properties/connectors/items/properties/offsets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid21 = _errs121 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs107 === errors;
if(!valid20){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/connectors",schemaPath:"#/properties/connectors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs105 === errors;
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"title":"Queue service of a seed","description":"Of the user of the first account.","type":"object","additionalProperties":false,"properties":{"queues":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1},"parallelism":{"type":"integer","minimum":1},"paused":{"type":"boolean"}}}},"urlGroups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","endpoints"],"properties":{"name":{"type":"string","minLength":1},"endpoints":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"name":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^https?://."}}}},"headers":{"description":"Sent with each message to the group that has none of that name.","$ref":"#/components/schemas/headers"}}}},"flowControls":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1},"parallelism":{"type":"integer","minimum":1},"rate":{"type":"integer","minimum":1},"period":{"$ref":"#/components/schemas/period"},"pinnedParallelism":{"description":"Messages do not change it.","type":"boolean"},"pinnedRate":{"type":"boolean"},"paused":{"type":"boolean"}}}},"schedules":{"type":"array","items":{"$ref":"#/components/schemas/seed-schedule"}},"messages":{"description":"In the order in which they were published.","type":"array","items":{"$ref":"#/components/schemas/seed-message"}},"deadLetters":{"description":"Oldest first.","type":"array","items":{"$ref":"#/components/schemas/seed-dead-letter"}}}};
const schema67 = {"description":"Names and values that are passed on.","type":"array","items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}};
const schema68 = {"description":"Seconds.","type":"integer","minimum":1};
const pattern27 = new RegExp("^https?://.", "u");
const schema69 = {"title":"Schedule of a seed","type":"object","additionalProperties":false,"required":["id","destination","cron"],"properties":{"id":{"type":"string","minLength":1},"destination":{"description":"A URL, or the name of a URL group.","type":"string","minLength":1},"cron":{"type":"string","minLength":1},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"]},"headers":{"description":"Names and values that are passed on.","type":"array","items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"body":{"$ref":"#/components/schemas/bytes"},"delay":{"description":"Milliseconds.","type":"integer","minimum":0},"retries":{"type":"integer","minimum":0},"retryDelay":{"description":"An expression of milliseconds in `retried`.","type":"string","minLength":1},"timeout":{"description":"Milliseconds.","type":"integer","minimum":1},"callback":{"$ref":"#/components/schemas/seed-callback"},"failureCallback":{"$ref":"#/components/schemas/seed-callback"},"flowControl":{"$ref":"#/components/schemas/seed-flow-control"},"redact":{"description":"What the queue service tells nobody. A seed has it as it is.","type":"object","additionalProperties":false,"required":["body","headers"],"properties":{"body":{"type":"boolean"},"headers":{"description":"Names in lower case, or all.","anyOf":[{"type":"string","const":"all"},{"type":"array","items":{"type":"string"}}]}}},"region":{"type":"string","minLength":1},"callerIp":{"type":"string"},"queue":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"paused":{"type":"boolean"}}};
const schema77 = {"title":"Flow control of a seed","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1},"parallelism":{"type":"integer","minimum":1},"rate":{"type":"integer","minimum":1},"period":{"description":"Seconds.","type":"integer","minimum":1}}};
const schema71 = {"title":"Callback of a seed","type":"object","additionalProperties":false,"required":["url","when"],"properties":{"url":{"type":"string","pattern":"^https?://."},"when":{"description":"After each attempt that got a response, when no further attempt follows, or when the message is given up.","type":"string","enum":["attempted","finished","failed"]},"method":{"$ref":"#/components/schemas/method"},"headers":{"$ref":"#/components/schemas/headers"},"retries":{"$ref":"#/components/schemas/retries"},"retryDelay":{"$ref":"#/components/schemas/retryDelay"},"timeout":{"$ref":"#/components/schemas/timeout"}}};
const schema72 = {"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"]};
const schema74 = {"type":"integer","minimum":0};
const schema75 = {"description":"An expression of milliseconds in `retried`.","type":"string","minLength":1};
const schema76 = {"description":"Milliseconds.","type":"integer","minimum":1};

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
if(((data.url === undefined) && (missing0 = "url")) || ((data.when === undefined) && (missing0 = "when"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "url") || (key0 === "when")) || (key0 === "method")) || (key0 === "headers")) || (key0 === "retries")) || (key0 === "retryDelay")) || (key0 === "timeout"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
validate50.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."},message:"must match pattern \""+"^https?://."+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate50.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "attempted") || (data1 === "finished")) || (data1 === "failed"))){
validate50.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema71.properties.when.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data2 === "GET") || (data2 === "POST")) || (data2 === "PUT")) || (data2 === "PATCH")) || (data2 === "DELETE"))){
validate50.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data3 = data.headers;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 2){
validate50.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data4.length < 2){
validate50.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data4[i1] !== "string"){
validate50.errors = [{instancePath:instancePath+"/headers/" + i0+"/" + i1,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data6 = data.retries;
const _errs16 = errors;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate50.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate50.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
let data7 = data.retryDelay;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate50.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data8 = data.timeout;
const _errs22 = errors;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate50.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
validate50.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
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
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.cron === undefined) && (missing0 = "cron"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data1 = data.destination;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cron !== undefined){
let data2 = data.cron;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate49.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate49.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data3 === "GET") || (data3 === "POST")) || (data3 === "PUT")) || (data3 === "PATCH")) || (data3 === "DELETE"))){
validate49.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema69.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 2){
validate49.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data5.length < 2){
validate49.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data5[i1] !== "string"){
validate49.errors = [{instancePath:instancePath+"/headers/" + i0+"/" + i1,schemaPath:"#/properties/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data7 = data.body;
const _errs16 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data7 !== "string"){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
const _errs21 = errors;
if(errors === _errs21){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.base64 === undefined) && (missing1 = "base64")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs23 = errors;
for(const key1 in data7){
if(!(key1 === "base64")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs23 === errors){
if(data7.base64 !== undefined){
let data8 = data7.base64;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
const err3 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay !== undefined){
let data9 = data.delay;
const _errs26 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate49.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate49.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data10 = data.retries;
const _errs28 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate49.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate49.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
let data11 = data.retryDelay;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(func2(data11) < 1){
validate49.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data12 = data.timeout;
const _errs32 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate49.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
validate49.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs34 = errors;
if(!(validate50(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs35 = errors;
if(!(validate50(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControl !== undefined){
let data15 = data.flowControl;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if((data15.key === undefined) && (missing2 = "key")){
validate49.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key2 in data15){
if(!((((key2 === "key") || (key2 === "parallelism")) || (key2 === "rate")) || (key2 === "period"))){
validate49.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data15.key !== undefined){
let data16 = data15.key;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data16 === "string"){
if(func2(data16) < 1){
validate49.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.parallelism !== undefined){
let data17 = data15.parallelism;
const _errs42 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate49.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
validate49.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.rate !== undefined){
let data18 = data15.rate;
const _errs44 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate49.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
validate49.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.period !== undefined){
let data19 = data15.period;
const _errs46 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate49.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs46){
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
validate49.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid7 = _errs46 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redact !== undefined){
let data20 = data.redact;
const _errs48 = errors;
if(errors === _errs48){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if(((data20.body === undefined) && (missing3 = "body")) || ((data20.headers === undefined) && (missing3 = "headers"))){
validate49.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs50 = errors;
for(const key3 in data20){
if(!((key3 === "body") || (key3 === "headers"))){
validate49.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs50 === errors){
if(data20.body !== undefined){
const _errs51 = errors;
if(typeof data20.body !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/redact/body",schemaPath:"#/properties/redact/properties/body/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.headers !== undefined){
let data22 = data20.headers;
const _errs53 = errors;
const _errs54 = errors;
let valid9 = false;
const _errs55 = errors;
if(typeof data22 !== "string"){
const err7 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/properties/redact/properties/headers/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("all" !== data22){
const err8 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/properties/redact/properties/headers/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs55 === errors;
valid9 = valid9 || _valid1;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data22)){
var valid10 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
const _errs59 = errors;
if(typeof data22[i2] !== "string"){
const err9 = {instancePath:instancePath+"/redact/headers/" + i2,schemaPath:"#/properties/redact/properties/headers/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid10 = _errs59 === errors;
if(!valid10){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/properties/redact/properties/headers/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs57 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const err11 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/properties/redact/properties/headers/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs53 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data24 = data.region;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data24 === "string"){
if(func2(data24) < 1){
validate49.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs63 = errors;
if(typeof data.callerIp !== "string"){
validate49.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
let data26 = data.queue;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data26 === "string"){
if(func2(data26) < 1){
validate49.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data27 = data.labels;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data27)){
var valid11 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
const _errs69 = errors;
if(typeof data27[i3] !== "string"){
validate49.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs69 === errors;
if(!valid11){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paused !== undefined){
const _errs71 = errors;
if(typeof data.paused !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs71 === errors;
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
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"title":"Message of a seed","description":"It waits to be delivered, and has a new id. A message of a queue that has failed is retried as soon as it is its turn.\n","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^https?://."},"urlGroup":{"description":"The URL group that it was published to, and the name of the endpoint there.","type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"schedule":{"description":"The id of the schedule that published it.","type":"string","minLength":1},"delay":{"description":"Milliseconds from when it is seeded on.","type":"integer","minimum":0},"notBefore":{"description":"When it was first to be delivered, Unix milliseconds.","type":"integer","minimum":0},"due":{"description":"When it is to be tried again, Unix milliseconds; as soon as it may be delivered where left out.","type":"integer","minimum":0},"retried":{"description":"Attempts that have failed.","type":"integer","minimum":0},"method":{"$ref":"#/components/schemas/method"},"headers":{"$ref":"#/components/schemas/headers"},"body":{"$ref":"#/components/schemas/bytes"},"retries":{"$ref":"#/components/schemas/retries"},"retryDelay":{"$ref":"#/components/schemas/retryDelay"},"timeout":{"$ref":"#/components/schemas/timeout"},"callback":{"$ref":"#/components/schemas/seed-callback"},"failureCallback":{"$ref":"#/components/schemas/seed-callback"},"flowControl":{"$ref":"#/components/schemas/seed-flow-control"},"redact":{"$ref":"#/components/schemas/redact"},"region":{"$ref":"#/components/schemas/region-2"},"callerIp":{"$ref":"#/components/schemas/callerIp"},"queue":{"$ref":"#/components/schemas/queue"},"labels":{"$ref":"#/components/schemas/labels"}}};
const schema86 = {"description":"What the queue service tells nobody. A seed has it as it is.","type":"object","additionalProperties":false,"required":["body","headers"],"properties":{"body":{"type":"boolean"},"headers":{"description":"Names in lower case, or all.","anyOf":[{"type":"string","const":"all"},{"type":"array","items":{"type":"string"}}]}}};
const schema87 = {"type":"string","minLength":1};
const schema88 = {"type":"string"};
const schema89 = {"type":"string","minLength":1};
const schema90 = {"type":"array","items":{"type":"string"}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."},message:"must match pattern \""+"^https?://."+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlGroup !== undefined){
let data1 = data.urlGroup;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate54.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data2 = data.endpoint;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate54.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
let data3 = data.schedule;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate54.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay !== undefined){
let data4 = data.delay;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate54.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate54.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notBefore !== undefined){
let data5 = data.notBefore;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate54.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate54.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due !== undefined){
let data6 = data.due;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate54.errors = [{instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate54.errors = [{instancePath:instancePath+"/due",schemaPath:"#/properties/due/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retried !== undefined){
let data7 = data.retried;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate54.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/properties/retried/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate54.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data8 = data.method;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate54.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data8 === "GET") || (data8 === "POST")) || (data8 === "PUT")) || (data8 === "PATCH")) || (data8 === "DELETE"))){
validate54.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data9 = data.headers;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
if(data10.length > 2){
validate54.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data10.length < 2){
validate54.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data10[i1] !== "string"){
validate54.errors = [{instancePath:instancePath+"/headers/" + i0+"/" + i1,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data12 = data.body;
const _errs28 = errors;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(typeof data12 !== "string"){
const err0 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid6 = valid6 || _valid0;
const _errs33 = errors;
if(errors === _errs33){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((data12.base64 === undefined) && (missing1 = "base64")){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs35 = errors;
for(const key1 in data12){
if(!(key1 === "base64")){
const err2 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs35 === errors){
if(data12.base64 !== undefined){
let data13 = data12.base64;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err3 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate54.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data14 = data.retries;
const _errs38 = errors;
const _errs39 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate54.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate54.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
let data15 = data.retryDelay;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data15 === "string"){
if(func2(data15) < 1){
validate54.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data16 = data.timeout;
const _errs44 = errors;
const _errs45 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate54.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
validate54.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs47 = errors;
if(!(validate50(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs48 = errors;
if(!(validate50(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControl !== undefined){
let data19 = data.flowControl;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing2;
if((data19.key === undefined) && (missing2 = "key")){
validate54.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs52 = errors;
for(const key2 in data19){
if(!((((key2 === "key") || (key2 === "parallelism")) || (key2 === "rate")) || (key2 === "period"))){
validate54.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs52 === errors){
if(data19.key !== undefined){
let data20 = data19.key;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data20 === "string"){
if(func2(data20) < 1){
validate54.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs53 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data19.parallelism !== undefined){
let data21 = data19.parallelism;
const _errs55 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate54.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs55){
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
validate54.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid12 = _errs55 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data19.rate !== undefined){
let data22 = data19.rate;
const _errs57 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate54.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if(typeof data22 == "number"){
if(data22 < 1 || isNaN(data22)){
validate54.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid12 = _errs57 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data19.period !== undefined){
let data23 = data19.period;
const _errs59 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate54.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if(typeof data23 == "number"){
if(data23 < 1 || isNaN(data23)){
validate54.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid12 = _errs59 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redact !== undefined){
let data24 = data.redact;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing3;
if(((data24.body === undefined) && (missing3 = "body")) || ((data24.headers === undefined) && (missing3 = "headers"))){
validate54.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data24){
if(!((key3 === "body") || (key3 === "headers"))){
validate54.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs64 === errors){
if(data24.body !== undefined){
const _errs65 = errors;
if(typeof data24.body !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/redact/body",schemaPath:"#/components/schemas/redact/properties/body/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid14 = _errs65 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data24.headers !== undefined){
let data26 = data24.headers;
const _errs67 = errors;
const _errs68 = errors;
let valid15 = false;
const _errs69 = errors;
if(typeof data26 !== "string"){
const err7 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("all" !== data26){
const err8 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid15 = valid15 || _valid1;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data26)){
var valid16 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
const _errs73 = errors;
if(typeof data26[i2] !== "string"){
const err9 = {instancePath:instancePath+"/redact/headers/" + i2,schemaPath:"#/components/schemas/redact/properties/headers/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid16 = _errs73 === errors;
if(!valid16){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs71 === errors;
valid15 = valid15 || _valid1;
if(!valid15){
const err11 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid14 = _errs67 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data28 = data.region;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data28 === "string"){
if(func2(data28) < 1){
validate54.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region-2/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region-2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs78 = errors;
if(typeof data.callerIp !== "string"){
validate54.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/components/schemas/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
let data30 = data.queue;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data30 === "string"){
if(func2(data30) < 1){
validate54.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/components/schemas/queue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/components/schemas/queue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data31 = data.labels;
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data31)){
var valid21 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs87 = errors;
if(typeof data31[i3] !== "string"){
validate54.errors = [{instancePath:instancePath+"/labels/" + i3,schemaPath:"#/components/schemas/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs87 === errors;
if(!valid21){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/components/schemas/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs84 === errors;
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
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"Dead letter of a seed","description":"It has a new id, and counts as given up when it is seeded.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^https?://."},"urlGroup":{"description":"The URL group that it was published to, and the name of the endpoint there.","type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"schedule":{"description":"The id of the schedule that published it.","type":"string","minLength":1},"retried":{"$ref":"#/components/schemas/retried"},"response":{"description":"The last response, where there was one.","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":100,"maximum":599},"headers":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"body":{"$ref":"#/components/schemas/bytes"}}},"error":{"description":"Why the last attempt got no response.","type":"string"},"method":{"$ref":"#/components/schemas/method"},"headers":{"$ref":"#/components/schemas/headers"},"body":{"$ref":"#/components/schemas/bytes"},"retries":{"$ref":"#/components/schemas/retries"},"retryDelay":{"$ref":"#/components/schemas/retryDelay"},"timeout":{"$ref":"#/components/schemas/timeout"},"callback":{"$ref":"#/components/schemas/seed-callback"},"failureCallback":{"$ref":"#/components/schemas/seed-callback"},"flowControl":{"$ref":"#/components/schemas/seed-flow-control"},"redact":{"$ref":"#/components/schemas/redact"},"region":{"$ref":"#/components/schemas/region-2"},"callerIp":{"$ref":"#/components/schemas/callerIp"},"queue":{"$ref":"#/components/schemas/queue"},"labels":{"$ref":"#/components/schemas/labels"}}};
const schema92 = {"description":"Attempts that have failed.","type":"integer","minimum":0};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema91.properties, key0))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."},message:"must match pattern \""+"^https?://."+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlGroup !== undefined){
let data1 = data.urlGroup;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate58.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data2 = data.endpoint;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate58.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
let data3 = data.schedule;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate58.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retried !== undefined){
let data4 = data.retried;
const _errs10 = errors;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate58.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/components/schemas/retried/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate58.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/components/schemas/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data5 = data.response;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.status === undefined) && (missing1 = "status")){
validate58.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!(((key1 === "status") || (key1 === "headers")) || (key1 === "body"))){
validate58.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.status !== undefined){
let data6 = data5.status;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate58.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 599 || isNaN(data6)){
validate58.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data6 < 100 || isNaN(data6)){
validate58.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.headers !== undefined){
let data7 = data5.headers;
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(typeof data8[i0] !== "string"){
validate58.errors = [{instancePath:instancePath+"/response/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/response/properties/headers/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/response/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/response/headers",schemaPath:"#/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.body !== undefined){
let data10 = data5.body;
const _errs25 = errors;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/response/body",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid6 = valid6 || _valid0;
const _errs30 = errors;
if(errors === _errs30){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.base64 === undefined) && (missing2 = "base64")){
const err1 = {instancePath:instancePath+"/response/body",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs32 = errors;
for(const key3 in data10){
if(!(key3 === "base64")){
const err2 = {instancePath:instancePath+"/response/body",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs32 === errors){
if(data10.base64 !== undefined){
let data11 = data10.base64;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err3 = {instancePath:instancePath+"/response/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/response/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/response/body",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const err6 = {instancePath:instancePath+"/response/body",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs35 = errors;
if(typeof data.error !== "string"){
validate58.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data13 = data.method;
const _errs37 = errors;
if(typeof data13 !== "string"){
validate58.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data13 === "GET") || (data13 === "POST")) || (data13 === "PUT")) || (data13 === "PATCH")) || (data13 === "DELETE"))){
validate58.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/method/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data14 = data.headers;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data14)){
var valid10 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data15)){
if(data15.length > 2){
validate58.errors = [{instancePath:instancePath+"/headers/" + i1,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data15.length < 2){
validate58.errors = [{instancePath:instancePath+"/headers/" + i1,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid11 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs45 = errors;
if(typeof data15[i2] !== "string"){
validate58.errors = [{instancePath:instancePath+"/headers/" + i1+"/" + i2,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs45 === errors;
if(!valid11){
break;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/headers/" + i1,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs43 === errors;
if(!valid10){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data17 = data.body;
const _errs47 = errors;
const _errs49 = errors;
let valid13 = false;
const _errs50 = errors;
if(typeof data17 !== "string"){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs50 === errors;
valid13 = valid13 || _valid1;
const _errs52 = errors;
if(errors === _errs52){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if((data17.base64 === undefined) && (missing3 = "base64")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs54 = errors;
for(const key4 in data17){
if(!(key4 === "base64")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs54 === errors){
if(data17.base64 !== undefined){
let data18 = data17.base64;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
const err10 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"},message:"must match pattern \""+"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/body/base64",schemaPath:"#/components/schemas/bytes/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs52 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const err13 = {instancePath:instancePath+"/body",schemaPath:"#/components/schemas/bytes/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data19 = data.retries;
const _errs57 = errors;
const _errs58 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate58.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
validate58.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
let data20 = data.retryDelay;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data20 === "string"){
if(func2(data20) < 1){
validate58.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/components/schemas/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data21 = data.timeout;
const _errs63 = errors;
const _errs64 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate58.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs64){
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
validate58.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
const _errs66 = errors;
if(!(validate50(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCallback !== undefined){
const _errs67 = errors;
if(!(validate50(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControl !== undefined){
let data24 = data.flowControl;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((data24.key === undefined) && (missing4 = "key")){
validate58.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs71 = errors;
for(const key5 in data24){
if(!((((key5 === "key") || (key5 === "parallelism")) || (key5 === "rate")) || (key5 === "period"))){
validate58.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs71 === errors){
if(data24.key !== undefined){
let data25 = data24.key;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data25 === "string"){
if(func2(data25) < 1){
validate58.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/flowControl/key",schemaPath:"#/components/schemas/seed-flow-control/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs72 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data24.parallelism !== undefined){
let data26 = data24.parallelism;
const _errs74 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate58.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs74){
if(typeof data26 == "number"){
if(data26 < 1 || isNaN(data26)){
validate58.errors = [{instancePath:instancePath+"/flowControl/parallelism",schemaPath:"#/components/schemas/seed-flow-control/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid19 = _errs74 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data24.rate !== undefined){
let data27 = data24.rate;
const _errs76 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate58.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs76){
if(typeof data27 == "number"){
if(data27 < 1 || isNaN(data27)){
validate58.errors = [{instancePath:instancePath+"/flowControl/rate",schemaPath:"#/components/schemas/seed-flow-control/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid19 = _errs76 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data24.period !== undefined){
let data28 = data24.period;
const _errs78 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate58.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs78){
if(typeof data28 == "number"){
if(data28 < 1 || isNaN(data28)){
validate58.errors = [{instancePath:instancePath+"/flowControl/period",schemaPath:"#/components/schemas/seed-flow-control/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid19 = _errs78 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/flowControl",schemaPath:"#/components/schemas/seed-flow-control/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redact !== undefined){
let data29 = data.redact;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if(((data29.body === undefined) && (missing5 = "body")) || ((data29.headers === undefined) && (missing5 = "headers"))){
validate58.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs83 = errors;
for(const key6 in data29){
if(!((key6 === "body") || (key6 === "headers"))){
validate58.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs83 === errors){
if(data29.body !== undefined){
const _errs84 = errors;
if(typeof data29.body !== "boolean"){
validate58.errors = [{instancePath:instancePath+"/redact/body",schemaPath:"#/components/schemas/redact/properties/body/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid21 = _errs84 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.headers !== undefined){
let data31 = data29.headers;
const _errs86 = errors;
const _errs87 = errors;
let valid22 = false;
const _errs88 = errors;
if(typeof data31 !== "string"){
const err14 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("all" !== data31){
const err15 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/0/const",keyword:"const",params:{allowedValue: "all"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs88 === errors;
valid22 = valid22 || _valid2;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data31)){
var valid23 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs92 = errors;
if(typeof data31[i3] !== "string"){
const err16 = {instancePath:instancePath+"/redact/headers/" + i3,schemaPath:"#/components/schemas/redact/properties/headers/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid23 = _errs92 === errors;
if(!valid23){
break;
}
}
}
else {
const err17 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid2 = _errs90 === errors;
valid22 = valid22 || _valid2;
if(!valid22){
const err18 = {instancePath:instancePath+"/redact/headers",schemaPath:"#/components/schemas/redact/properties/headers/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs86 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/redact",schemaPath:"#/components/schemas/redact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data33 = data.region;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data33 === "string"){
if(func2(data33) < 1){
validate58.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region-2/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/region",schemaPath:"#/components/schemas/region-2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callerIp !== undefined){
const _errs97 = errors;
if(typeof data.callerIp !== "string"){
validate58.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/components/schemas/callerIp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
let data35 = data.queue;
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data35 === "string"){
if(func2(data35) < 1){
validate58.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/components/schemas/queue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/components/schemas/queue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data36 = data.labels;
const _errs103 = errors;
const _errs104 = errors;
if(errors === _errs104){
if(Array.isArray(data36)){
var valid28 = true;
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
const _errs106 = errors;
if(typeof data36[i4] !== "string"){
validate58.errors = [{instancePath:instancePath+"/labels/" + i4,schemaPath:"#/components/schemas/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs106 === errors;
if(!valid28){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/components/schemas/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs103 === errors;
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
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "queues") || (key0 === "urlGroups")) || (key0 === "flowControls")) || (key0 === "schedules")) || (key0 === "messages")) || (key0 === "deadLetters"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.queues !== undefined){
let data0 = data.queues;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.name === undefined) && (missing0 = "name")){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "parallelism")) || (key1 === "paused"))){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0+"/name",schemaPath:"#/properties/queues/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/queues/" + i0+"/name",schemaPath:"#/properties/queues/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.parallelism !== undefined){
let data3 = data1.parallelism;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0+"/parallelism",schemaPath:"#/properties/queues/items/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0+"/parallelism",schemaPath:"#/properties/queues/items/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.paused !== undefined){
const _errs11 = errors;
if(typeof data1.paused !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/queues/" + i0+"/paused",schemaPath:"#/properties/queues/items/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlGroups !== undefined){
let data5 = data.urlGroups;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.name === undefined) && (missing1 = "name")) || ((data6.endpoints === undefined) && (missing1 = "endpoints"))){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "endpoints")) || (key2 === "headers"))){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/name",schemaPath:"#/properties/urlGroups/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/name",schemaPath:"#/properties/urlGroups/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.endpoints !== undefined){
let data8 = data6.endpoints;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length < 1){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints",schemaPath:"#/properties/urlGroups/items/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.url === undefined) && (missing2 = "url")){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data9){
if(!((key3 === "name") || (key3 === "url"))){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func2(data10) < 1){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/name",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/name",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.url !== undefined){
let data11 = data9.url;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern27.test(data11)){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/url",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."},message:"must match pattern \""+"^https?://."+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/url",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints",schemaPath:"#/properties/urlGroups/items/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.headers !== undefined){
let data12 = data6.headers;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
var valid8 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
if(data13.length > 2){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/headers/" + i3,schemaPath:"#/components/schemas/headers/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data13.length < 2){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/headers/" + i3,schemaPath:"#/components/schemas/headers/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid9 = true;
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
const _errs34 = errors;
if(typeof data13[i4] !== "string"){
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/headers/" + i3+"/" + i4,schemaPath:"#/components/schemas/headers/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/headers/" + i3,schemaPath:"#/components/schemas/headers/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/headers",schemaPath:"#/components/schemas/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/urlGroups",schemaPath:"#/properties/urlGroups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flowControls !== undefined){
let data15 = data.flowControls;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
var valid10 = true;
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
const _errs38 = errors;
if(errors === _errs38){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if((data16.key === undefined) && (missing3 = "key")){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5,schemaPath:"#/properties/flowControls/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs40 = errors;
for(const key4 in data16){
if(!(((((((key4 === "key") || (key4 === "parallelism")) || (key4 === "rate")) || (key4 === "period")) || (key4 === "pinnedParallelism")) || (key4 === "pinnedRate")) || (key4 === "paused"))){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5,schemaPath:"#/properties/flowControls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs40 === errors){
if(data16.key !== undefined){
let data17 = data16.key;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data17 === "string"){
if(func2(data17) < 1){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/key",schemaPath:"#/properties/flowControls/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/key",schemaPath:"#/properties/flowControls/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs41 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.parallelism !== undefined){
let data18 = data16.parallelism;
const _errs43 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/parallelism",schemaPath:"#/properties/flowControls/items/properties/parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/parallelism",schemaPath:"#/properties/flowControls/items/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid11 = _errs43 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.rate !== undefined){
let data19 = data16.rate;
const _errs45 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/rate",schemaPath:"#/properties/flowControls/items/properties/rate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if(typeof data19 == "number"){
if(data19 < 1 || isNaN(data19)){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/rate",schemaPath:"#/properties/flowControls/items/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid11 = _errs45 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.period !== undefined){
let data20 = data16.period;
const _errs47 = errors;
const _errs48 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/period",schemaPath:"#/components/schemas/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if(typeof data20 == "number"){
if(data20 < 1 || isNaN(data20)){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/period",schemaPath:"#/components/schemas/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid11 = _errs47 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.pinnedParallelism !== undefined){
const _errs50 = errors;
if(typeof data16.pinnedParallelism !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/pinnedParallelism",schemaPath:"#/properties/flowControls/items/properties/pinnedParallelism/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.pinnedRate !== undefined){
const _errs52 = errors;
if(typeof data16.pinnedRate !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/pinnedRate",schemaPath:"#/properties/flowControls/items/properties/pinnedRate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.paused !== undefined){
const _errs54 = errors;
if(typeof data16.paused !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5+"/paused",schemaPath:"#/properties/flowControls/items/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
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
validate48.errors = [{instancePath:instancePath+"/flowControls/" + i5,schemaPath:"#/properties/flowControls/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs38 === errors;
if(!valid10){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/flowControls",schemaPath:"#/properties/flowControls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedules !== undefined){
let data24 = data.schedules;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data24)){
var valid13 = true;
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
const _errs58 = errors;
if(!(validate49(data24[i6], {instancePath:instancePath+"/schedules/" + i6,parentData:data24,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid13 = _errs58 === errors;
if(!valid13){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data26 = data.messages;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data26)){
var valid14 = true;
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
const _errs61 = errors;
if(!(validate54(data26[i7], {instancePath:instancePath+"/messages/" + i7,parentData:data26,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid14 = _errs61 === errors;
if(!valid14){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadLetters !== undefined){
let data28 = data.deadLetters;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data28)){
var valid15 = true;
const len8 = data28.length;
for(let i8=0; i8<len8; i8++){
const _errs64 = errors;
if(!(validate58(data28[i8], {instancePath:instancePath+"/deadLetters/" + i8,parentData:data28,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid15 = _errs64 === errors;
if(!valid15){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/deadLetters",schemaPath:"#/properties/deadLetters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs62 === errors;
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plinth === undefined) && (missing0 = "plinth")){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "plinth") || (key0 === "teams")) || (key0 === "databases")) || (key0 === "kafka")) || (key0 === "queue"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.plinth !== undefined){
let data0 = data.plinth;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate39.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(1 !== data0){
validate39.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.teams !== undefined){
let data1 = data.teams;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate39.errors = [{instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.name === undefined) && (missing1 = "name")){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0,schemaPath:"#/components/schemas/seed-team/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "copyCc")) || (key1 === "members"))){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0,schemaPath:"#/components/schemas/seed-team/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 100){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/components/schemas/seed-team/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/components/schemas/seed-team/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/components/schemas/seed-team/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.copyCc !== undefined){
const _errs12 = errors;
if(typeof data2.copyCc !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/copyCc",schemaPath:"#/components/schemas/seed-team/properties/copyCc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.members !== undefined){
let data5 = data2.members;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.email === undefined) && (missing2 = "email")) || ((data6.role === undefined) && (missing2 = "role"))){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1,schemaPath:"#/components/schemas/seed-team/properties/members/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data6){
if(!((key2 === "email") || (key2 === "role"))){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1,schemaPath:"#/components/schemas/seed-team/properties/members/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.email !== undefined){
let data7 = data6.email;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func2(data7) < 3){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1+"/email",schemaPath:"#/components/schemas/seed-team/properties/members/items/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1+"/email",schemaPath:"#/components/schemas/seed-team/properties/members/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.role !== undefined){
let data8 = data6.role;
const _errs21 = errors;
if(typeof data8 !== "string"){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1+"/role",schemaPath:"#/components/schemas/seed-team/properties/members/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data8 === "admin") || (data8 === "dev")) || (data8 === "finance"))){
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1+"/role",schemaPath:"#/components/schemas/seed-team/properties/members/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema48.properties.members.items.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members/" + i1,schemaPath:"#/components/schemas/seed-team/properties/members/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams/" + i0+"/members",schemaPath:"#/components/schemas/seed-team/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams/" + i0,schemaPath:"#/components/schemas/seed-team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.databases !== undefined){
let data9 = data.databases;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
if(data9.length > 1000){
validate39.errors = [{instancePath:instancePath+"/databases",schemaPath:"#/properties/databases/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs25 = errors;
if(!(validate40(data9[i2], {instancePath:instancePath+"/databases/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/databases",schemaPath:"#/properties/databases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kafka !== undefined){
const _errs26 = errors;
if(!(validate44(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs27 = errors;
if(!(validate48(data.queue, {instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exportStateResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addSeedResponse200 = validate64;
const schema106 = {"$ref":"contract#/components/schemas/seeded","$id":"addSeedResponse200"};
const schema107 = {"title":"What has been seeded","type":"object","additionalProperties":false,"required":["teams","databases","users","keys","topics","records","schemas","consumerGroups","credentials","connectors","queues","urlGroups","schedules","messages","deadLetters"],"properties":{"teams":{"type":"integer"},"databases":{"type":"integer"},"users":{"type":"integer"},"keys":{"type":"integer"},"topics":{"type":"integer"},"records":{"type":"integer"},"schemas":{"type":"integer"},"consumerGroups":{"type":"integer"},"credentials":{"type":"integer"},"connectors":{"type":"integer"},"queues":{"type":"integer"},"urlGroups":{"type":"integer"},"schedules":{"type":"integer"},"messages":{"type":"integer"},"deadLetters":{"type":"integer"}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addSeedResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
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
if((((((((((((((((data.teams === undefined) && (missing0 = "teams")) || ((data.databases === undefined) && (missing0 = "databases"))) || ((data.users === undefined) && (missing0 = "users"))) || ((data.keys === undefined) && (missing0 = "keys"))) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.records === undefined) && (missing0 = "records"))) || ((data.schemas === undefined) && (missing0 = "schemas"))) || ((data.consumerGroups === undefined) && (missing0 = "consumerGroups"))) || ((data.credentials === undefined) && (missing0 = "credentials"))) || ((data.connectors === undefined) && (missing0 = "connectors"))) || ((data.queues === undefined) && (missing0 = "queues"))) || ((data.urlGroups === undefined) && (missing0 = "urlGroups"))) || ((data.schedules === undefined) && (missing0 = "schedules"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.deadLetters === undefined) && (missing0 = "deadLetters"))){
validate64.errors = [{instancePath,schemaPath:"contract#/components/schemas/seeded/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func1.call(schema107.properties, key0))){
validate64.errors = [{instancePath,schemaPath:"contract#/components/schemas/seeded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.teams !== undefined){
let data0 = data.teams;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate64.errors = [{instancePath:instancePath+"/teams",schemaPath:"contract#/components/schemas/seeded/properties/teams/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.databases !== undefined){
let data1 = data.databases;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate64.errors = [{instancePath:instancePath+"/databases",schemaPath:"contract#/components/schemas/seeded/properties/databases/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.users !== undefined){
let data2 = data.users;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate64.errors = [{instancePath:instancePath+"/users",schemaPath:"contract#/components/schemas/seeded/properties/users/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.keys !== undefined){
let data3 = data.keys;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate64.errors = [{instancePath:instancePath+"/keys",schemaPath:"contract#/components/schemas/seeded/properties/keys/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.topics !== undefined){
let data4 = data.topics;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate64.errors = [{instancePath:instancePath+"/topics",schemaPath:"contract#/components/schemas/seeded/properties/topics/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.records !== undefined){
let data5 = data.records;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate64.errors = [{instancePath:instancePath+"/records",schemaPath:"contract#/components/schemas/seeded/properties/records/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schemas !== undefined){
let data6 = data.schemas;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate64.errors = [{instancePath:instancePath+"/schemas",schemaPath:"contract#/components/schemas/seeded/properties/schemas/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.consumerGroups !== undefined){
let data7 = data.consumerGroups;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate64.errors = [{instancePath:instancePath+"/consumerGroups",schemaPath:"contract#/components/schemas/seeded/properties/consumerGroups/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.credentials !== undefined){
let data8 = data.credentials;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate64.errors = [{instancePath:instancePath+"/credentials",schemaPath:"contract#/components/schemas/seeded/properties/credentials/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.connectors !== undefined){
let data9 = data.connectors;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate64.errors = [{instancePath:instancePath+"/connectors",schemaPath:"contract#/components/schemas/seeded/properties/connectors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queues !== undefined){
let data10 = data.queues;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate64.errors = [{instancePath:instancePath+"/queues",schemaPath:"contract#/components/schemas/seeded/properties/queues/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.urlGroups !== undefined){
let data11 = data.urlGroups;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate64.errors = [{instancePath:instancePath+"/urlGroups",schemaPath:"contract#/components/schemas/seeded/properties/urlGroups/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.schedules !== undefined){
let data12 = data.schedules;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate64.errors = [{instancePath:instancePath+"/schedules",schemaPath:"contract#/components/schemas/seeded/properties/schedules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.messages !== undefined){
let data13 = data.messages;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate64.errors = [{instancePath:instancePath+"/messages",schemaPath:"contract#/components/schemas/seeded/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.deadLetters !== undefined){
let data14 = data.deadLetters;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate64.errors = [{instancePath:instancePath+"/deadLetters",schemaPath:"contract#/components/schemas/seeded/properties/deadLetters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs31 === errors;
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
validate64.errors = [{instancePath,schemaPath:"contract#/components/schemas/seeded/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getClockResponse200 = validate65;
const schema108 = {"$ref":"contract#/components/schemas/clock","$id":"getClockResponse200"};
const schema109 = {"title":"Clock","type":"object","additionalProperties":false,"required":["now","frozen","ahead","idSeed"],"properties":{"now":{"description":"ISO 8601.","type":"string"},"frozen":{"type":"boolean"},"ahead":{"description":"Milliseconds that it is ahead of the machine's; behind, where it has been frozen, they are less than 0.","type":"number"},"idSeed":{"description":"Of the generator of ids; null where they are random.","type":["integer","null"]}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getClockResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
if(((((data.now === undefined) && (missing0 = "now")) || ((data.frozen === undefined) && (missing0 = "frozen"))) || ((data.ahead === undefined) && (missing0 = "ahead"))) || ((data.idSeed === undefined) && (missing0 = "idSeed"))){
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/clock/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((key0 === "now") || (key0 === "frozen")) || (key0 === "ahead")) || (key0 === "idSeed"))){
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.now !== undefined){
const _errs3 = errors;
if(typeof data.now !== "string"){
validate65.errors = [{instancePath:instancePath+"/now",schemaPath:"contract#/components/schemas/clock/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.frozen !== undefined){
const _errs5 = errors;
if(typeof data.frozen !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/frozen",schemaPath:"contract#/components/schemas/clock/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ahead !== undefined){
const _errs7 = errors;
if(!(typeof data.ahead == "number")){
validate65.errors = [{instancePath:instancePath+"/ahead",schemaPath:"contract#/components/schemas/clock/properties/ahead/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.idSeed !== undefined){
let data3 = data.idSeed;
const _errs9 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate65.errors = [{instancePath:instancePath+"/idSeed",schemaPath:"contract#/components/schemas/clock/properties/idSeed/type",keyword:"type",params:{type: schema109.properties.idSeed.type},message:"must be integer,null"}];
return false;
}
var valid1 = _errs9 === errors;
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
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/clock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { getControlResponse401 as getControlResponse403 };
export { getControlResponse401 as getControlResponse429 };
export { getControlResponse401 as listFaultsResponse401 };
export { getControlResponse401 as listFaultsResponse403 };
export { getControlResponse401 as listFaultsResponse429 };
export { getControlResponse401 as addFaultResponse400 };
export { getControlResponse401 as addFaultResponse401 };
export { getControlResponse401 as addFaultResponse403 };
export { getControlResponse401 as addFaultResponse409 };
export { getControlResponse401 as addFaultResponse413 };
export { getControlResponse401 as addFaultResponse429 };
export { listFaultsResponse200 as replaceFaultsResponse200 };
export { getControlResponse401 as replaceFaultsResponse400 };
export { getControlResponse401 as replaceFaultsResponse401 };
export { getControlResponse401 as replaceFaultsResponse403 };
export { getControlResponse401 as replaceFaultsResponse409 };
export { getControlResponse401 as replaceFaultsResponse413 };
export { getControlResponse401 as replaceFaultsResponse429 };
export { listFaultsResponse200 as removeFaultsResponse200 };
export { getControlResponse401 as removeFaultsResponse401 };
export { getControlResponse401 as removeFaultsResponse403 };
export { getControlResponse401 as removeFaultsResponse429 };
export { addFaultResponse201 as getFaultResponse200 };
export { getControlResponse401 as getFaultResponse400 };
export { getControlResponse401 as getFaultResponse401 };
export { getControlResponse401 as getFaultResponse403 };
export { getControlResponse401 as getFaultResponse404 };
export { getControlResponse401 as getFaultResponse429 };
export { addFaultResponse201 as removeFaultResponse200 };
export { getControlResponse401 as removeFaultResponse400 };
export { getControlResponse401 as removeFaultResponse401 };
export { getControlResponse401 as removeFaultResponse403 };
export { getControlResponse401 as removeFaultResponse404 };
export { getControlResponse401 as removeFaultResponse429 };
export { getControlResponse401 as listScenariosResponse401 };
export { getControlResponse401 as listScenariosResponse403 };
export { getControlResponse401 as listScenariosResponse429 };
export { listScenariosResponse200 as playScenarioResponse200 };
export { getControlResponse401 as playScenarioResponse400 };
export { getControlResponse401 as playScenarioResponse401 };
export { getControlResponse401 as playScenarioResponse403 };
export { getControlResponse401 as playScenarioResponse409 };
export { getControlResponse401 as playScenarioResponse413 };
export { getControlResponse401 as playScenarioResponse429 };
export { listScenariosResponse200 as stopScenarioResponse200 };
export { getControlResponse401 as stopScenarioResponse400 };
export { getControlResponse401 as stopScenarioResponse401 };
export { getControlResponse401 as stopScenarioResponse403 };
export { getControlResponse401 as stopScenarioResponse404 };
export { getControlResponse401 as stopScenarioResponse429 };
export { getControlResponse401 as exportStateResponse401 };
export { getControlResponse401 as exportStateResponse403 };
export { getControlResponse401 as exportStateResponse409 };
export { getControlResponse401 as exportStateResponse429 };
export { getControlResponse401 as addSeedResponse400 };
export { getControlResponse401 as addSeedResponse401 };
export { getControlResponse401 as addSeedResponse403 };
export { getControlResponse401 as addSeedResponse409 };
export { getControlResponse401 as addSeedResponse413 };
export { getControlResponse401 as addSeedResponse429 };
export { addSeedResponse200 as replaceStateResponse200 };
export { getControlResponse401 as replaceStateResponse400 };
export { getControlResponse401 as replaceStateResponse401 };
export { getControlResponse401 as replaceStateResponse403 };
export { getControlResponse401 as replaceStateResponse409 };
export { getControlResponse401 as replaceStateResponse413 };
export { getControlResponse401 as replaceStateResponse429 };
export { addSeedResponse200 as emptyStateResponse200 };
export { getControlResponse401 as emptyStateResponse401 };
export { getControlResponse401 as emptyStateResponse403 };
export { getControlResponse401 as emptyStateResponse409 };
export { getControlResponse401 as emptyStateResponse429 };
export { addSeedResponse200 as resetStateResponse200 };
export { getControlResponse401 as resetStateResponse401 };
export { getControlResponse401 as resetStateResponse403 };
export { getControlResponse401 as resetStateResponse409 };
export { getControlResponse401 as resetStateResponse429 };
export { getControlResponse401 as getClockResponse401 };
export { getControlResponse401 as getClockResponse403 };
export { getControlResponse401 as getClockResponse409 };
export { getControlResponse401 as getClockResponse429 };
export { getClockResponse200 as changeClockResponse200 };
export { getControlResponse401 as changeClockResponse400 };
export { getControlResponse401 as changeClockResponse401 };
export { getControlResponse401 as changeClockResponse403 };
export { getControlResponse401 as changeClockResponse409 };
export { getControlResponse401 as changeClockResponse413 };
export { getControlResponse401 as changeClockResponse429 };
export { getClockResponse200 as fixIdsResponse200 };
export { getControlResponse401 as fixIdsResponse400 };
export { getControlResponse401 as fixIdsResponse401 };
export { getControlResponse401 as fixIdsResponse403 };
export { getControlResponse401 as fixIdsResponse409 };
export { getControlResponse401 as fixIdsResponse413 };
export { getControlResponse401 as fixIdsResponse429 };
