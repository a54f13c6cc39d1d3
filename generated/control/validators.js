// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const getControlParameters = validate20;
const schema31 = {"type":"object","properties":{},"$id":"getControlParameters"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getControlParameters" */;
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const addFaultBody = validate21;
const schema32 = {"$ref":"contract#/components/schemas/fault","$id":"addFaultBody"};
const schema34 = {"title":"Fault","description":"At least one of `latency`, `answer` and `connection`; not the last two together.","type":"object","additionalProperties":false,"required":["family"],"properties":{"name":{"description":"What it is called. Where it is left out it gets one, like `fault-1`.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},"family":{"type":"string","enum":["redis","kafka","schema-registry","queue","management"]},"operation":{"description":"An `operationId` of the family's contract; all of them where it is left out.","type":"string","minLength":1},"client":{"description":"Only requests whose header `Plinth-Client` has this value.","type":"string","minLength":1,"maxLength":200},"probability":{"description":"The share of the requests that it meets, of those that `after` and `times` leave; all where it is left out.","type":"number","minimum":0,"maximum":1},"after":{"description":"How many requests are left out at first.","type":"integer","minimum":0,"maximum":1000000000},"times":{"description":"How many requests it meets at most.","type":"integer","minimum":1,"maximum":1000000000},"latency":{"$ref":"#/components/schemas/latency"},"answer":{"$ref":"#/components/schemas/fault-answer"},"connection":{"type":"string","enum":["reset","cut"]}}};
const schema35 = {"title":"Latency","description":"In milliseconds. What a distribution gives is held between 0 and 600,000.","oneOf":[{"type":"object","additionalProperties":false,"required":["distribution","milliseconds"],"properties":{"distribution":{"type":"string","const":"fixed"},"milliseconds":{"type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","from","to"],"properties":{"distribution":{"type":"string","const":"uniform"},"from":{"type":"number","minimum":0,"maximum":600000},"to":{"type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","mean","deviation"],"properties":{"distribution":{"type":"string","const":"normal"},"mean":{"type":"number","minimum":0,"maximum":600000},"deviation":{"description":"The standard deviation.","type":"number","minimum":0,"maximum":600000}}},{"type":"object","additionalProperties":false,"required":["distribution","median","sigma"],"properties":{"distribution":{"type":"string","const":"log-normal"},"median":{"type":"number","minimum":0,"maximum":600000},"sigma":{"description":"The standard deviation of the natural logarithm.","type":"number","minimum":0,"maximum":10}}}]};
const schema36 = {"title":"Answer of a fault","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"description":"Sent as JSON. Where it is left out, an example that the contract has for the status, else an error as the family words them."},"example":{"description":"The name of the example.","type":"string","minLength":1},"headers":{"description":"Besides those of the example. `Content-Length`, `Transfer-Encoding` and `Connection` can not be given.","type":"object","maxProperties":100,"propertyNames":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},"additionalProperties":{"type":"string","maxLength":8000,"pattern":"^[\\t\\x20-\\x7e]*$"}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
const pattern6 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.family === undefined) && (missing0 = "family")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "redis") || (data1 === "kafka")) || (data1 === "schema-registry")) || (data1 === "queue")) || (data1 === "management"))){
validate23.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema34.properties.family.enum},message:"must be equal to one of the allowed values"}];
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
validate23.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate23.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate23.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate23.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs56 = errors;
for(const key5 in data19){
if(!((((key5 === "status") || (key5 === "body")) || (key5 === "example")) || (key5 === "headers"))){
validate23.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs56 === errors){
if(data19.status !== undefined){
let data20 = data19.status;
const _errs57 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate23.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if(typeof data20 == "number"){
if(data20 > 599 || isNaN(data20)){
validate23.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data20 < 200 || isNaN(data20)){
validate23.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"}];
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
validate23.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
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
validate23.errors = vErrors;
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
validate23.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern6.test(data23)){
validate23.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate23.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
let data24 = data.connection;
const _errs67 = errors;
if(typeof data24 !== "string"){
validate23.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "reset") || (data24 === "cut"))){
validate23.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/enum",keyword:"enum",params:{allowedValues: schema34.properties.connection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs67 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addFaultBody" */;
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
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const replaceFaultsBody = validate25;
const schema37 = {"$ref":"contract#/components/schemas/faults","$id":"replaceFaultsBody"};
const schema38 = {"title":"Faults","type":"object","additionalProperties":false,"required":["faults"],"properties":{"seed":{"description":"Of the generators of chance; 1 where it is left out.","type":"integer","minimum":0,"maximum":4294967295},"faults":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/fault"}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data.family === undefined) && (missing0 = "family")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "redis") || (data1 === "kafka")) || (data1 === "schema-registry")) || (data1 === "queue")) || (data1 === "management"))){
validate27.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema34.properties.family.enum},message:"must be equal to one of the allowed values"}];
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
validate27.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate27.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate27.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate27.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate27.errors = vErrors;
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
validate27.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs56 = errors;
for(const key5 in data19){
if(!((((key5 === "status") || (key5 === "body")) || (key5 === "example")) || (key5 === "headers"))){
validate27.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs56 === errors){
if(data19.status !== undefined){
let data20 = data19.status;
const _errs57 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate27.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if(typeof data20 == "number"){
if(data20 > 599 || isNaN(data20)){
validate27.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data20 < 200 || isNaN(data20)){
validate27.errors = [{instancePath:instancePath+"/answer/status",schemaPath:"#/components/schemas/fault-answer/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"}];
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
validate27.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/answer/example",schemaPath:"#/components/schemas/fault-answer/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
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
validate27.errors = vErrors;
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
validate27.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"}];
return false;
}
else {
if(!pattern6.test(data23)){
validate27.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/answer/headers/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/fault-answer/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/answer/headers",schemaPath:"#/components/schemas/fault-answer/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate27.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/components/schemas/fault-answer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection !== undefined){
let data24 = data.connection;
const _errs67 = errors;
if(typeof data24 !== "string"){
validate27.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "reset") || (data24 === "cut"))){
validate27.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/enum",keyword:"enum",params:{allowedValues: schema34.properties.connection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs67 === errors;
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.faults === undefined) && (missing0 = "faults")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seed") || (key0 === "faults"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate26.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 4294967295 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
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
if(data1.length > 1000){
validate26.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate27(data1[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="replaceFaultsBody" */;
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
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFaultParameters = validate30;
const schema42 = {"type":"object","properties":{"path":{"type":"object","properties":{"name":{"type":"string","minLength":1}},"required":["name"]}},"$id":"getFaultParameters"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFaultParameters" */;
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
if((data0.name === undefined) && (missing0 = "name")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
let data1 = data0.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export { getControlParameters as listFaultsParameters };
export { getControlParameters as addFaultParameters };
export { getControlParameters as replaceFaultsParameters };
export { getControlParameters as removeFaultsParameters };
export { getFaultParameters as removeFaultParameters };
