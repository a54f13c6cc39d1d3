// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const getControlParameters = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getControlParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const addFaultBody = validate16;
const schema35 = {"type":"object","additionalProperties":false,"required":["family"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$"},"family":{"type":"string","minLength":1,"maxLength":1000},"operation":{"type":"string","minLength":1},"client":{"type":"string","minLength":1,"maxLength":200},"probability":{"type":"number","minimum":0,"maximum":1},"after":{"type":"integer","minimum":0,"maximum":1000000000},"times":{"type":"integer","minimum":1,"maximum":1000000000},"latency":{"$ref":"component-latency"},"answer":{"$ref":"component-fault-answer"},"error":{"type":"string","maxLength":1000,"pattern":"^[A-Z]+ [\\t\\x20-\\x7e]+$"},"connection":{"type":"string","enum":["reset","cut"]}},"$id":"component-fault"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$", "u");
const pattern7 = new RegExp("^[A-Z]+ [\\t\\x20-\\x7e]+$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-latency" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; } else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "milliseconds"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++;
break; }}
if(_errs3 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/0/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }
if("fixed" !== data0){
const err3 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/0/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }
var valid1 = _errs4 === errors; } else {
var valid1 = true; }
if(valid1){
if(data.milliseconds !== undefined){
let data1 = data.milliseconds;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 600000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/oneOf/0/properties/milliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; } else {
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/oneOf/0/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++; }}} else {
const err6 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/oneOf/0/properties/milliseconds/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6]; } else {
vErrors.push(err6); }
errors++; }}
var valid1 = _errs6 === errors; } else {
var valid1 = true; }}}}} else {
const err7 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7]; } else {
vErrors.push(err7); }
errors++; }}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.distribution === undefined) && (missing1 = "distribution")) || ((data.from === undefined) && (missing1 = "from"))) || ((data.to === undefined) && (missing1 = "to"))){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err8]; } else {
vErrors.push(err8); }
errors++; } else {
const _errs10 = errors;
for(const key1 in data){
if(!(((key1 === "distribution") || (key1 === "from")) || (key1 === "to"))){
const err9 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9]; } else {
vErrors.push(err9); }
errors++;
break; }}
if(_errs10 === errors){
if(data.distribution !== undefined){
let data2 = data.distribution;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/1/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10]; } else {
vErrors.push(err10); }
errors++; }
if("uniform" !== data2){
const err11 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/1/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}};
if(vErrors === null){
vErrors = [err11]; } else {
vErrors.push(err11); }
errors++; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data.from !== undefined){
let data3 = data.from;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 > 600000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err12]; } else {
vErrors.push(err12); }
errors++; } else {
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13]; } else {
vErrors.push(err13); }
errors++; }}} else {
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/oneOf/1/properties/from/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14]; } else {
vErrors.push(err14); }
errors++; }}
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data.to !== undefined){
let data4 = data.to;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 600000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/oneOf/1/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err15]; } else {
vErrors.push(err15); }
errors++; } else {
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/to",schemaPath:"#/oneOf/1/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16]; } else {
vErrors.push(err16); }
errors++; }}} else {
const err17 = {instancePath:instancePath+"/to",schemaPath:"#/oneOf/1/properties/to/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17]; } else {
vErrors.push(err17); }
errors++; }}
var valid2 = _errs15 === errors; } else {
var valid2 = true; }}}}}} else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18]; } else {
vErrors.push(err18); }
errors++; }}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.distribution === undefined) && (missing2 = "distribution")) || ((data.mean === undefined) && (missing2 = "mean"))) || ((data.deviation === undefined) && (missing2 = "deviation"))){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err19]; } else {
vErrors.push(err19); }
errors++; } else {
const _errs19 = errors;
for(const key2 in data){
if(!(((key2 === "distribution") || (key2 === "mean")) || (key2 === "deviation"))){
const err20 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20]; } else {
vErrors.push(err20); }
errors++;
break; }}
if(_errs19 === errors){
if(data.distribution !== undefined){
let data5 = data.distribution;
const _errs20 = errors;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/2/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21]; } else {
vErrors.push(err21); }
errors++; }
if("normal" !== data5){
const err22 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/2/properties/distribution/const",keyword:"const",params:{allowedValue: "normal"}};
if(vErrors === null){
vErrors = [err22]; } else {
vErrors.push(err22); }
errors++; }
var valid3 = _errs20 === errors; } else {
var valid3 = true; }
if(valid3){
if(data.mean !== undefined){
let data6 = data.mean;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 == "number"){
if(data6 > 600000 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/mean",schemaPath:"#/oneOf/2/properties/mean/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err23]; } else {
vErrors.push(err23); }
errors++; } else {
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/mean",schemaPath:"#/oneOf/2/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24]; } else {
vErrors.push(err24); }
errors++; }}} else {
const err25 = {instancePath:instancePath+"/mean",schemaPath:"#/oneOf/2/properties/mean/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25]; } else {
vErrors.push(err25); }
errors++; }}
var valid3 = _errs22 === errors; } else {
var valid3 = true; }
if(valid3){
if(data.deviation !== undefined){
let data7 = data.deviation;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 == "number"){
if(data7 > 600000 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/deviation",schemaPath:"#/oneOf/2/properties/deviation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err26]; } else {
vErrors.push(err26); }
errors++; } else {
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/deviation",schemaPath:"#/oneOf/2/properties/deviation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27]; } else {
vErrors.push(err27); }
errors++; }}} else {
const err28 = {instancePath:instancePath+"/deviation",schemaPath:"#/oneOf/2/properties/deviation/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28]; } else {
vErrors.push(err28); }
errors++; }}
var valid3 = _errs24 === errors; } else {
var valid3 = true; }}}}}} else {
const err29 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29]; } else {
vErrors.push(err29); }
errors++; }}
var _valid0 = _errs17 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2]; } else {
if(_valid0){
valid0 = true;
passing0 = 2; }
const _errs26 = errors;
if(errors === _errs26){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.distribution === undefined) && (missing3 = "distribution")) || ((data.median === undefined) && (missing3 = "median"))) || ((data.sigma === undefined) && (missing3 = "sigma"))){
const err30 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err30]; } else {
vErrors.push(err30); }
errors++; } else {
const _errs28 = errors;
for(const key3 in data){
if(!(((key3 === "distribution") || (key3 === "median")) || (key3 === "sigma"))){
const err31 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err31]; } else {
vErrors.push(err31); }
errors++;
break; }}
if(_errs28 === errors){
if(data.distribution !== undefined){
let data8 = data.distribution;
const _errs29 = errors;
if(typeof data8 !== "string"){
const err32 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/3/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32]; } else {
vErrors.push(err32); }
errors++; }
if("log-normal" !== data8){
const err33 = {instancePath:instancePath+"/distribution",schemaPath:"#/oneOf/3/properties/distribution/const",keyword:"const",params:{allowedValue: "log-normal"}};
if(vErrors === null){
vErrors = [err33]; } else {
vErrors.push(err33); }
errors++; }
var valid4 = _errs29 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.median !== undefined){
let data9 = data.median;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data9 == "number"){
if(data9 > 600000 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/median",schemaPath:"#/oneOf/3/properties/median/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err34]; } else {
vErrors.push(err34); }
errors++; } else {
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/median",schemaPath:"#/oneOf/3/properties/median/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35]; } else {
vErrors.push(err35); }
errors++; }}} else {
const err36 = {instancePath:instancePath+"/median",schemaPath:"#/oneOf/3/properties/median/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36]; } else {
vErrors.push(err36); }
errors++; }}
var valid4 = _errs31 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.sigma !== undefined){
let data10 = data.sigma;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 == "number"){
if(data10 > 10 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/sigma",schemaPath:"#/oneOf/3/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err37]; } else {
vErrors.push(err37); }
errors++; } else {
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/sigma",schemaPath:"#/oneOf/3/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38]; } else {
vErrors.push(err38); }
errors++; }}} else {
const err39 = {instancePath:instancePath+"/sigma",schemaPath:"#/oneOf/3/properties/sigma/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err39]; } else {
vErrors.push(err39); }
errors++; }}
var valid4 = _errs33 === errors; } else {
var valid4 = true; }}}}}} else {
const err40 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40]; } else {
vErrors.push(err40); }
errors++; }}
var _valid0 = _errs26 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3]; } else {
if(_valid0){
valid0 = true;
passing0 = 3; }}}}
if(!valid0){
const err41 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err41]; } else {
vErrors.push(err41); }
errors++;
validate17.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate17.errors = vErrors;
return errors === 0; }

const pattern5 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
const pattern6 = new RegExp("^[\\t\\x20-\\x7e]*$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-fault-answer" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "body")) || (key0 === "example")) || (key0 === "headers"))){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false; } else {
if(data0 < 200 || isNaN(data0)){
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}}];
return false; }}}}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.example !== undefined){
let data1 = data.example;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate19.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
validate19.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false; } else {
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err0 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid1 = _errs8 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++;
validate19.errors = vErrors;
return false;
break; }}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 8000){
validate19.errors = [{instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 8000}}];
return false; } else {
if(!pattern6.test(data3)){
validate19.errors = [{instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e]*$"}}];
return false; }}} else {
validate19.errors = [{instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid2 = _errs10 === errors;
if(!valid2){
break; }}}}} else {
validate19.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}}} else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate19.errors = vErrors;
return errors === 0; }


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-fault" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.family === undefined) && (missing0 = "family")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate16.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$"}}];
return false; }} else {
validate16.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.family !== undefined){
let data1 = data.family;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate16.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func2(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate16.errors = [{instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.operation !== undefined){
let data2 = data.operation;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate16.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.client !== undefined){
let data3 = data.client;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate16.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false; } else {
if(func2(data3) < 1){
validate16.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate16.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.probability !== undefined){
let data4 = data.probability;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 1 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}} else {
validate16.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"}}];
return false; }}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.after !== undefined){
let data5 = data.after;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
validate16.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate16.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs12 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.times !== undefined){
let data6 = data.times;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate16.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
validate16.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false; } else {
if(data6 < 1 || isNaN(data6)){
validate16.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.latency !== undefined){
const _errs16 = errors;
if(!(validate17(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length; }
var valid0 = _errs16 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.answer !== undefined){
const _errs17 = errors;
if(!(validate19(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length; }
var valid0 = _errs17 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.error !== undefined){
let data9 = data.error;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(func2(data9) > 1000){
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(!pattern7.test(data9)){
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+ [\\t\\x20-\\x7e]+$"}}];
return false; }}} else {
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs18 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.connection !== undefined){
let data10 = data.connection;
const _errs20 = errors;
if(typeof data10 !== "string"){
validate16.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data10 === "reset") || (data10 === "cut"))){
validate16.errors = [{instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/enum",keyword:"enum",params:{allowedValues: schema35.properties.connection.enum}}];
return false; }
var valid0 = _errs20 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }

export const replaceFaultsBody = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-faults" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "seed") || (key0 === "faults"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 4294967295 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}}];
return false; } else {
if(data0 < 0 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.faults !== undefined){
let data1 = data.faults;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate21.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false; } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate16(data1[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length; }
var valid1 = _errs6 === errors;
if(!valid1){
break; }}}} else {
validate21.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }}}}} else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate21.errors = vErrors;
return errors === 0; }

export const getFaultParameters = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFaultParameters" */;
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
if((data0.name === undefined) && (missing0 = "name")){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.name !== undefined){
let data1 = data0.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate23.errors = vErrors;
return errors === 0; }

export const playScenarioParameters = validate24;
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data0.name === undefined) && (missing0 = "name")){
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.name !== undefined){
let data1 = data0.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate24.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"}}];
return false; }} else {
validate24.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate24.errors = vErrors;
return errors === 0; }

export const playScenarioBody = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-scenario" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "summary") || (key0 === "client")) || (key0 === "onlyPreferred")) || (key0 === "faults"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.summary !== undefined){
const _errs2 = errors;
if(typeof data.summary !== "string"){
validate25.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.client !== undefined){
let data1 = data.client;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate25.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false; } else {
if(func2(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate25.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.onlyPreferred !== undefined){
const _errs6 = errors;
if(typeof data.onlyPreferred !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/onlyPreferred",schemaPath:"#/properties/onlyPreferred/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.faults !== undefined){
let data3 = data.faults;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate25.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false; } else {
if(data3.length < 1){
validate25.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate16(data3[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length; }
var valid1 = _errs10 === errors;
if(!valid1){
break; }}}}} else {
validate25.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }}}}}}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const sendWebhookBody = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-send-webhook" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "example")) || (key0 === "body"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate27.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.example !== undefined){
let data1 = data.example;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate27.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }}}}} else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate27.errors = vErrors;
return errors === 0; }

export const addSeedBody = validate28;
const schema44 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"copyCc":{"type":"boolean"},"members":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["email","role"],"properties":{"email":{"type":"string","minLength":3},"role":{"type":"string","enum":["admin","dev","finance"]}}}}},"$id":"component-seed-team"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-team" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "copyCc")) || (key0 === "members"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false; } else {
if(func2(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.copyCc !== undefined){
const _errs4 = errors;
if(typeof data.copyCc !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/copyCc",schemaPath:"#/properties/copyCc/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.members !== undefined){
let data2 = data.members;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.email === undefined) && (missing1 = "email")) || ((data3.role === undefined) && (missing1 = "role"))){
validate29.errors = [{instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "email") || (key1 === "role"))){
validate29.errors = [{instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs10 === errors){
if(data3.email !== undefined){
let data4 = data3.email;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func2(data4) < 3){
validate29.errors = [{instancePath:instancePath+"/members/" + i0+"/email",schemaPath:"#/properties/members/items/properties/email/minLength",keyword:"minLength",params:{limit: 3}}];
return false; }} else {
validate29.errors = [{instancePath:instancePath+"/members/" + i0+"/email",schemaPath:"#/properties/members/items/properties/email/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data3.role !== undefined){
let data5 = data3.role;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate29.errors = [{instancePath:instancePath+"/members/" + i0+"/role",schemaPath:"#/properties/members/items/properties/role/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data5 === "admin") || (data5 === "dev")) || (data5 === "finance"))){
validate29.errors = [{instancePath:instancePath+"/members/" + i0+"/role",schemaPath:"#/properties/members/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema44.properties.members.items.properties.role.enum}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }}}}} else {
validate29.errors = [{instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid1 = _errs8 === errors;
if(!valid1){
break; }}} else {
validate29.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}}} else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate29.errors = vErrors;
return errors === 0; }

const schema45 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"region":{"anyOf":[{"$ref":"component-region"},{"type":"string","const":"global"}]},"primaryRegion":{"$ref":"component-global-region"},"readRegions":{"type":"array","items":{"$ref":"component-global-region"}},"tls":{"type":"boolean"},"eviction":{"type":"boolean"},"secrets":{"type":"object","additionalProperties":false,"required":["password","restToken","readOnlyRestToken"],"properties":{"password":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"restToken":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"readOnlyRestToken":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"},"userTokenSecret":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[!-~]+$"}}},"users":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","rules"],"properties":{"name":{"type":"string","minLength":1,"pattern":"^\\S+$"},"rules":{"type":"string"}}}},"functions":{"type":"string","minLength":1,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},"keys":{"type":"array","items":{"$ref":"component-seed-key"}},"searchAliases":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["alias","index"],"properties":{"alias":{"$ref":"component-bytes"},"index":{"$ref":"component-bytes"}}}}},"$id":"component-seed-database"};
const schema46 = {"type":"string","enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1"],"$id":"component-region"};
const schema47 = {"type":"string","enum":["us-east-1","us-west-1","us-west-2","eu-west-1","eu-central-1","ap-southeast-1","ap-southeast-2","sa-east-1","us-east-2","ca-central-1","eu-west-2","ap-south-1","ap-northeast-1","af-south-1","us-central1","us-east4","europe-west1","asia-northeast1"],"$id":"component-global-region"};
const pattern9 = new RegExp("^[!-~]+$", "u");
const pattern13 = new RegExp("^\\S+$", "u");
const pattern14 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const schema49 = {"type":"object","additionalProperties":false,"required":["key","type","value"],"properties":{"key":{"$ref":"component-bytes"},"type":{"type":"string","enum":["string","hash","list","set","zset","stream","json","search","dump"]},"value":{},"ttl":{"type":"integer","minimum":1,"maximum":9007199254740991},"expiresAt":{"type":"integer","minimum":1,"maximum":9007199254740991}},"allOf":[{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"const":"string"}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"$ref":"component-bytes"}}}]}},{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"enum":["list","set","search"]}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"type":"array","minItems":1,"items":{"$ref":"component-bytes"}}}}]}},{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"const":"hash"}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"type":["object","array"],"minProperties":1,"minItems":1,"additionalProperties":{"$ref":"component-bytes"},"items":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"component-bytes"}}}}}]}},{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"const":"zset"}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["member","score"],"properties":{"member":{"$ref":"component-bytes"},"score":{"type":["number","string"],"pattern":"^[+-]?inf$"}}}}}}]}},{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"const":"stream"}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["id","fields"],"properties":{"id":{"type":"string","pattern":"^\\d{1,20}-\\d{1,20}$"},"fields":{"type":"array","minItems":1,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"component-bytes"}}}}}}}}]}},{"if":{"allOf":[{"required":["type"]},{"properties":{"type":{"const":"dump"}}}]},"then":{"allOf":[{"required":["value"]},{"properties":{"value":{"type":"string","minLength":1,"pattern":"^[A-Za-z0-9+/]+={0,2}$"}}}]}}],"$id":"component-seed-key"};
const pattern15 = new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-bytes" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.base64 === undefined) && (missing0 = "base64")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; } else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "base64")){
const err2 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
break; }}
if(_errs5 === errors){
if(data.base64 !== undefined){
let data0 = data.base64;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err3 = {instancePath:instancePath+"/base64",schemaPath:"#/anyOf/1/properties/base64/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }} else {
const err4 = {instancePath:instancePath+"/base64",schemaPath:"#/anyOf/1/properties/base64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }}}}}} else {
const err5 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++; }}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0; }
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6]; } else {
vErrors.push(err6); }
errors++;
validate33.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate33.errors = vErrors;
return errors === 0; }

const pattern16 = new RegExp("^[+-]?inf$", "u");
const pattern17 = new RegExp("^\\d{1,20}-\\d{1,20}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-key" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("string" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}}
var valid2 = _errs5 === errors; }
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2; } else {
vErrors = null; }}
if(_valid0){
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.value === undefined) && (missing1 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/0/then/allOf/0/required",keyword:"required",params:{missingProperty: missing1}}];
return false; }}
var valid4 = _errs8 === errors;
if(valid4){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(!(validate33(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }}}
var valid4 = _errs9 === errors; }
var _valid0 = _errs7 === errors;
valid1 = _valid0; }
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs1 === errors;
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }}
var valid7 = _errs14 === errors;
if(valid7){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data2 = data.type;
if(!(((data2 === "list") || (data2 === "set")) || (data2 === "search"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }}}
var valid7 = _errs15 === errors; }
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12; } else {
vErrors = null; }}
if(_valid1){
const _errs17 = errors;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.value === undefined) && (missing3 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/then/allOf/0/required",keyword:"required",params:{missingProperty: missing3}}];
return false; }}
var valid9 = _errs18 === errors;
if(valid9){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data3 = data.value;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data3)){
if(data3.length < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/allOf/1/properties/value/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid11 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate33(data3[i0], {instancePath:instancePath+"/value/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid11 = _errs22 === errors;
if(!valid11){
break; }}}} else {
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/allOf/1/properties/value/type",keyword:"type",params:{type: "array"}}];
return false; }}}}
var valid9 = _errs19 === errors; }
var _valid1 = _errs17 === errors;
valid6 = _valid1; }
if(!valid6){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs11 === errors;
if(valid0){
const _errs23 = errors;
const _errs24 = errors;
let valid12 = true;
const _errs25 = errors;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6]; } else {
vErrors.push(err6); }
errors++; }}
var valid13 = _errs26 === errors;
if(valid13){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("hash" !== data.type){
const err7 = {};
if(vErrors === null){
vErrors = [err7]; } else {
vErrors.push(err7); }
errors++; }}}
var valid13 = _errs27 === errors; }
var _valid2 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24; } else {
vErrors = null; }}
if(_valid2){
const _errs29 = errors;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.value === undefined) && (missing5 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/2/then/allOf/0/required",keyword:"required",params:{missingProperty: missing5}}];
return false; }}
var valid15 = _errs30 === errors;
if(valid15){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data6 = data.value;
const _errs32 = errors;
if(!data6 || typeof data6 != "object"){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/allOf/1/properties/value/type",keyword:"type",params:{type: schema49.allOf[2].then.allOf[1].properties.value.type}}];
return false; }
if(errors === _errs32){
if(Array.isArray(data6)){
if(data6.length < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/allOf/1/properties/value/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid17 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data7)){
if(data7.length > 2){
validate32.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/allOf/1/properties/value/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false; } else {
if(data7.length < 2){
validate32.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/allOf/1/properties/value/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false; } else {
var valid18 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate33(data7[i2], {instancePath:instancePath+"/value/" + i1+"/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid18 = _errs36 === errors;
if(!valid18){
break; }}}}} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i1,schemaPath:"#/allOf/2/then/allOf/1/properties/value/items/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid17 = _errs34 === errors;
if(!valid17){
break; }}}}
if(errors === _errs32){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/allOf/1/properties/value/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false; } else {
for(const key0 in data6){
const _errs38 = errors;
if(!(validate33(data6[key0], {instancePath:instancePath+"/value/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid19 = _errs38 === errors;
if(!valid19){
break; }}}}}}}}
var valid15 = _errs31 === errors; }
var _valid2 = _errs29 === errors;
valid12 = _valid2; }
if(!valid12){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8]; } else {
vErrors.push(err8); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs23 === errors;
if(valid0){
const _errs39 = errors;
const _errs40 = errors;
let valid20 = true;
const _errs41 = errors;
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9]; } else {
vErrors.push(err9); }
errors++; }}
var valid21 = _errs42 === errors;
if(valid21){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("zset" !== data.type){
const err10 = {};
if(vErrors === null){
vErrors = [err10]; } else {
vErrors.push(err10); }
errors++; }}}
var valid21 = _errs43 === errors; }
var _valid3 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40; } else {
vErrors = null; }}
if(_valid3){
const _errs45 = errors;
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.value === undefined) && (missing7 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/3/then/allOf/0/required",keyword:"required",params:{missingProperty: missing7}}];
return false; }}
var valid23 = _errs46 === errors;
if(valid23){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data11 = data.value;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data11)){
if(data11.length < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/3/then/allOf/1/properties/value/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid25 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
const _errs50 = errors;
if(errors === _errs50){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing8;
if(((data12.member === undefined) && (missing8 = "member")) || ((data12.score === undefined) && (missing8 = "score"))){
validate32.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/allOf/1/properties/value/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false; } else {
const _errs52 = errors;
for(const key1 in data12){
if(!((key1 === "member") || (key1 === "score"))){
validate32.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/allOf/1/properties/value/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs52 === errors){
if(data12.member !== undefined){
const _errs53 = errors;
if(!(validate33(data12.member, {instancePath:instancePath+"/value/" + i3+"/member",parentData:data12,parentDataProperty:"member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid26 = _errs53 === errors; } else {
var valid26 = true; }
if(valid26){
if(data12.score !== undefined){
let data14 = data12.score;
const _errs54 = errors;
if((!(typeof data14 == "number")) && (typeof data14 !== "string")){
validate32.errors = [{instancePath:instancePath+"/value/" + i3+"/score",schemaPath:"#/allOf/3/then/allOf/1/properties/value/items/properties/score/type",keyword:"type",params:{type: schema49.allOf[3].then.allOf[1].properties.value.items.properties.score.type}}];
return false; }
if(errors === _errs54){
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
validate32.errors = [{instancePath:instancePath+"/value/" + i3+"/score",schemaPath:"#/allOf/3/then/allOf/1/properties/value/items/properties/score/pattern",keyword:"pattern",params:{pattern: "^[+-]?inf$"}}];
return false; }}}
var valid26 = _errs54 === errors; } else {
var valid26 = true; }}}}} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i3,schemaPath:"#/allOf/3/then/allOf/1/properties/value/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid25 = _errs50 === errors;
if(!valid25){
break; }}}} else {
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/3/then/allOf/1/properties/value/type",keyword:"type",params:{type: "array"}}];
return false; }}}}
var valid23 = _errs47 === errors; }
var _valid3 = _errs45 === errors;
valid20 = _valid3; }
if(!valid20){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11]; } else {
vErrors.push(err11); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs39 === errors;
if(valid0){
const _errs56 = errors;
const _errs57 = errors;
let valid27 = true;
const _errs58 = errors;
const _errs59 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.type === undefined) && (missing9 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12]; } else {
vErrors.push(err12); }
errors++; }}
var valid28 = _errs59 === errors;
if(valid28){
const _errs60 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("stream" !== data.type){
const err13 = {};
if(vErrors === null){
vErrors = [err13]; } else {
vErrors.push(err13); }
errors++; }}}
var valid28 = _errs60 === errors; }
var _valid4 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57; } else {
vErrors = null; }}
if(_valid4){
const _errs62 = errors;
const _errs63 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.value === undefined) && (missing10 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/4/then/allOf/0/required",keyword:"required",params:{missingProperty: missing10}}];
return false; }}
var valid30 = _errs63 === errors;
if(valid30){
const _errs64 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data16 = data.value;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data16)){
if(data16.length < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/4/then/allOf/1/properties/value/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid32 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs67 = errors;
if(errors === _errs67){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing11;
if(((data17.id === undefined) && (missing11 = "id")) || ((data17.fields === undefined) && (missing11 = "fields"))){
validate32.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false; } else {
const _errs69 = errors;
for(const key2 in data17){
if(!((key2 === "id") || (key2 === "fields"))){
validate32.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break; }}
if(_errs69 === errors){
if(data17.id !== undefined){
let data18 = data17.id;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data18 === "string"){
if(!pattern17.test(data18)){
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/id",schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\d{1,20}-\\d{1,20}$"}}];
return false; }} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/id",schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid33 = _errs70 === errors; } else {
var valid33 = true; }
if(valid33){
if(data17.fields !== undefined){
let data19 = data17.fields;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data19)){
if(data19.length < 1){
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/fields",schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/fields/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid34 = true;
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data20)){
if(data20.length > 2){
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/fields/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false; } else {
if(data20.length < 2){
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/fields/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false; } else {
var valid35 = true;
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
const _errs76 = errors;
if(!(validate33(data20[i6], {instancePath:instancePath+"/value/" + i4+"/fields/" + i5+"/" + i6,parentData:data20,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid35 = _errs76 === errors;
if(!valid35){
break; }}}}} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/fields/" + i5,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/fields/items/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid34 = _errs74 === errors;
if(!valid34){
break; }}}} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i4+"/fields",schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid33 = _errs72 === errors; } else {
var valid33 = true; }}}}} else {
validate32.errors = [{instancePath:instancePath+"/value/" + i4,schemaPath:"#/allOf/4/then/allOf/1/properties/value/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid32 = _errs67 === errors;
if(!valid32){
break; }}}} else {
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/4/then/allOf/1/properties/value/type",keyword:"type",params:{type: "array"}}];
return false; }}}}
var valid30 = _errs64 === errors; }
var _valid4 = _errs62 === errors;
valid27 = _valid4; }
if(!valid27){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14]; } else {
vErrors.push(err14); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs56 === errors;
if(valid0){
const _errs77 = errors;
const _errs78 = errors;
let valid36 = true;
const _errs79 = errors;
const _errs80 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.type === undefined) && (missing12 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15]; } else {
vErrors.push(err15); }
errors++; }}
var valid37 = _errs80 === errors;
if(valid37){
const _errs81 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("dump" !== data.type){
const err16 = {};
if(vErrors === null){
vErrors = [err16]; } else {
vErrors.push(err16); }
errors++; }}}
var valid37 = _errs81 === errors; }
var _valid5 = _errs79 === errors;
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78; } else {
vErrors = null; }}
if(_valid5){
const _errs83 = errors;
const _errs84 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.value === undefined) && (missing13 = "value")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/5/then/allOf/0/required",keyword:"required",params:{missingProperty: missing13}}];
return false; }}
var valid39 = _errs84 === errors;
if(valid39){
const _errs85 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data23 = data.value;
const _errs86 = errors;
if(errors === _errs86){
if(typeof data23 === "string"){
if(func2(data23) < 1){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/allOf/1/properties/value/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern14.test(data23)){
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/allOf/1/properties/value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"}}];
return false; }}} else {
validate32.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/5/then/allOf/1/properties/value/type",keyword:"type",params:{type: "string"}}];
return false; }}}}
var valid39 = _errs85 === errors; }
var _valid5 = _errs83 === errors;
valid36 = _valid5; }
if(!valid36){
const err17 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err17]; } else {
vErrors.push(err17); }
errors++;
validate32.errors = vErrors;
return false; }
var valid0 = _errs77 === errors; }}}}}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((data.key === undefined) && (missing14 = "key")) || ((data.type === undefined) && (missing14 = "type"))) || ((data.value === undefined) && (missing14 = "value"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing14}}];
return false; } else {
const _errs88 = errors;
for(const key3 in data){
if(!(((((key3 === "key") || (key3 === "type")) || (key3 === "value")) || (key3 === "ttl")) || (key3 === "expiresAt"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break; }}
if(_errs88 === errors){
if(data.key !== undefined){
const _errs89 = errors;
if(!(validate33(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid41 = _errs89 === errors; } else {
var valid41 = true; }
if(valid41){
if(data.type !== undefined){
let data25 = data.type;
const _errs90 = errors;
if(typeof data25 !== "string"){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((((data25 === "string") || (data25 === "hash")) || (data25 === "list")) || (data25 === "set")) || (data25 === "zset")) || (data25 === "stream")) || (data25 === "json")) || (data25 === "search")) || (data25 === "dump"))){
validate32.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum}}];
return false; }
var valid41 = _errs90 === errors; } else {
var valid41 = true; }
if(valid41){
if(data.ttl !== undefined){
let data26 = data.ttl;
const _errs92 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate32.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs92){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate32.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data26 < 1 || isNaN(data26)){
validate32.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid41 = _errs92 === errors; } else {
var valid41 = true; }
if(valid41){
if(data.expiresAt !== undefined){
let data27 = data.expiresAt;
const _errs94 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate32.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs94){
if(typeof data27 == "number"){
if(data27 > 9007199254740991 || isNaN(data27)){
validate32.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data27 < 1 || isNaN(data27)){
validate32.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid41 = _errs94 === errors; } else {
var valid41 = true; }}}}}}} else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate32.errors = vErrors;
return errors === 0; }


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-database" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false; } else {
if(func2(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/region",schemaPath:"component-region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
if(!(((((data1 === "eu-west-1") || (data1 === "us-east-1")) || (data1 === "us-west-1")) || (data1 === "ap-northeast-1")) || (data1 === "us-central1"))){
const err1 = {instancePath:instancePath+"/region",schemaPath:"component-region/enum",keyword:"enum",params:{allowedValues: schema46.enum}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }
if("global" !== data1){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf/1/const",keyword:"const",params:{allowedValue: "global"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0; }
if(!valid1){
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++;
validate31.errors = vErrors;
return false; } else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5; } else {
vErrors = null; }}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.primaryRegion !== undefined){
let data2 = data.primaryRegion;
const _errs11 = errors;
if(typeof data2 !== "string"){
validate31.errors = [{instancePath:instancePath+"/primaryRegion",schemaPath:"component-global-region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((((((((data2 === "us-east-1") || (data2 === "us-west-1")) || (data2 === "us-west-2")) || (data2 === "eu-west-1")) || (data2 === "eu-central-1")) || (data2 === "ap-southeast-1")) || (data2 === "ap-southeast-2")) || (data2 === "sa-east-1")) || (data2 === "us-east-2")) || (data2 === "ca-central-1")) || (data2 === "eu-west-2")) || (data2 === "ap-south-1")) || (data2 === "ap-northeast-1")) || (data2 === "af-south-1")) || (data2 === "us-central1")) || (data2 === "us-east4")) || (data2 === "europe-west1")) || (data2 === "asia-northeast1"))){
validate31.errors = [{instancePath:instancePath+"/primaryRegion",schemaPath:"component-global-region/enum",keyword:"enum",params:{allowedValues: schema47.enum}}];
return false; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }
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
validate31.errors = [{instancePath:instancePath+"/readRegions/" + i0,schemaPath:"component-global-region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((((((((data4 === "us-east-1") || (data4 === "us-west-1")) || (data4 === "us-west-2")) || (data4 === "eu-west-1")) || (data4 === "eu-central-1")) || (data4 === "ap-southeast-1")) || (data4 === "ap-southeast-2")) || (data4 === "sa-east-1")) || (data4 === "us-east-2")) || (data4 === "ca-central-1")) || (data4 === "eu-west-2")) || (data4 === "ap-south-1")) || (data4 === "ap-northeast-1")) || (data4 === "af-south-1")) || (data4 === "us-central1")) || (data4 === "us-east4")) || (data4 === "europe-west1")) || (data4 === "asia-northeast1"))){
validate31.errors = [{instancePath:instancePath+"/readRegions/" + i0,schemaPath:"component-global-region/enum",keyword:"enum",params:{allowedValues: schema47.enum}}];
return false; }
var valid4 = _errs16 === errors;
if(!valid4){
break; }}} else {
validate31.errors = [{instancePath:instancePath+"/readRegions",schemaPath:"#/properties/readRegions/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.tls !== undefined){
const _errs19 = errors;
if(typeof data.tls !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs19 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.eviction !== undefined){
const _errs21 = errors;
if(typeof data.eviction !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/properties/eviction/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs21 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.secrets !== undefined){
let data7 = data.secrets;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.password === undefined) && (missing1 = "password")) || ((data7.restToken === undefined) && (missing1 = "restToken"))) || ((data7.readOnlyRestToken === undefined) && (missing1 = "readOnlyRestToken"))){
validate31.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
const _errs25 = errors;
for(const key1 in data7){
if(!((((key1 === "password") || (key1 === "restToken")) || (key1 === "readOnlyRestToken")) || (key1 === "userTokenSecret"))){
validate31.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs25 === errors){
if(data7.password !== undefined){
let data8 = data7.password;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(func2(data8) > 1000){
validate31.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func2(data8) < 1){
validate31.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern9.test(data8)){
validate31.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false; }}}} else {
validate31.errors = [{instancePath:instancePath+"/secrets/password",schemaPath:"#/properties/secrets/properties/password/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs26 === errors; } else {
var valid6 = true; }
if(valid6){
if(data7.restToken !== undefined){
let data9 = data7.restToken;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func2(data9) > 1000){
validate31.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func2(data9) < 1){
validate31.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern9.test(data9)){
validate31.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false; }}}} else {
validate31.errors = [{instancePath:instancePath+"/secrets/restToken",schemaPath:"#/properties/secrets/properties/restToken/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs28 === errors; } else {
var valid6 = true; }
if(valid6){
if(data7.readOnlyRestToken !== undefined){
let data10 = data7.readOnlyRestToken;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data10 === "string"){
if(func2(data10) > 1000){
validate31.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func2(data10) < 1){
validate31.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern9.test(data10)){
validate31.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false; }}}} else {
validate31.errors = [{instancePath:instancePath+"/secrets/readOnlyRestToken",schemaPath:"#/properties/secrets/properties/readOnlyRestToken/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs30 === errors; } else {
var valid6 = true; }
if(valid6){
if(data7.userTokenSecret !== undefined){
let data11 = data7.userTokenSecret;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(func2(data11) > 1000){
validate31.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func2(data11) < 1){
validate31.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern9.test(data11)){
validate31.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"}}];
return false; }}}} else {
validate31.errors = [{instancePath:instancePath+"/secrets/userTokenSecret",schemaPath:"#/properties/secrets/properties/userTokenSecret/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs32 === errors; } else {
var valid6 = true; }}}}}}} else {
validate31.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs23 === errors; } else {
var valid0 = true; }
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
validate31.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false; } else {
const _errs38 = errors;
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "rules"))){
validate31.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break; }}
if(_errs38 === errors){
if(data13.name !== undefined){
let data14 = data13.name;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data14 === "string"){
if(func2(data14) < 1){
validate31.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern13.test(data14)){
validate31.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}}];
return false; }}} else {
validate31.errors = [{instancePath:instancePath+"/users/" + i1+"/name",schemaPath:"#/properties/users/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid8 = _errs39 === errors; } else {
var valid8 = true; }
if(valid8){
if(data13.rules !== undefined){
const _errs41 = errors;
if(typeof data13.rules !== "string"){
validate31.errors = [{instancePath:instancePath+"/users/" + i1+"/rules",schemaPath:"#/properties/users/items/properties/rules/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid8 = _errs41 === errors; } else {
var valid8 = true; }}}}} else {
validate31.errors = [{instancePath:instancePath+"/users/" + i1,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid7 = _errs36 === errors;
if(!valid7){
break; }}} else {
validate31.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs34 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.functions !== undefined){
let data16 = data.functions;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data16 === "string"){
if(func2(data16) < 1){
validate31.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern14.test(data16)){
validate31.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"}}];
return false; }}} else {
validate31.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs43 === errors; } else {
var valid0 = true; }
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
if(!(validate32(data17[i2], {instancePath:instancePath+"/keys/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length; }
var valid9 = _errs47 === errors;
if(!valid9){
break; }}} else {
validate31.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs45 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.searchAliases !== undefined){
let data19 = data.searchAliases;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data19)){
var valid10 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs50 = errors;
if(errors === _errs50){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if(((data20.alias === undefined) && (missing3 = "alias")) || ((data20.index === undefined) && (missing3 = "index"))){
validate31.errors = [{instancePath:instancePath+"/searchAliases/" + i3,schemaPath:"#/properties/searchAliases/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false; } else {
const _errs52 = errors;
for(const key3 in data20){
if(!((key3 === "alias") || (key3 === "index"))){
validate31.errors = [{instancePath:instancePath+"/searchAliases/" + i3,schemaPath:"#/properties/searchAliases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break; }}
if(_errs52 === errors){
if(data20.alias !== undefined){
const _errs53 = errors;
if(!(validate33(data20.alias, {instancePath:instancePath+"/searchAliases/" + i3+"/alias",parentData:data20,parentDataProperty:"alias",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid11 = _errs53 === errors; } else {
var valid11 = true; }
if(valid11){
if(data20.index !== undefined){
const _errs54 = errors;
if(!(validate33(data20.index, {instancePath:instancePath+"/searchAliases/" + i3+"/index",parentData:data20,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid11 = _errs54 === errors; } else {
var valid11 = true; }}}}} else {
validate31.errors = [{instancePath:instancePath+"/searchAliases/" + i3,schemaPath:"#/properties/searchAliases/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid10 = _errs50 === errors;
if(!valid10){
break; }}} else {
validate31.errors = [{instancePath:instancePath+"/searchAliases",schemaPath:"#/properties/searchAliases/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs48 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}} else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate31.errors = vErrors;
return errors === 0; }

const schema51 = {"type":"object","additionalProperties":false,"properties":{"topics":{"type":"array","maxItems":10000,"items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":249},"partitions":{"type":"integer","minimum":1,"maximum":10000},"retentionTime":{"type":"integer","minimum":-1,"maximum":9007199254740991},"retentionSize":{"type":"integer","minimum":-1,"maximum":9007199254740991},"maxMessageSize":{"type":"integer","minimum":1,"maximum":9007199254740991},"cleanupPolicy":{"type":"string","enum":["delete","compact"]},"records":{"type":"array","items":{"$ref":"component-seed-record"}}}}},"schemas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","schema"],"properties":{"subject":{"type":"string","minLength":1},"schema":{"type":"string","minLength":1},"schemaType":{"type":"string","enum":["AVRO","JSON"]},"references":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"type":"string"},"subject":{"type":"string"},"version":{"type":"integer","minimum":1,"maximum":9007199254740991}}}}}}},"compatibility":{"type":"object","additionalProperties":false,"required":["level"],"properties":{"level":{"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]},"subjects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","level"],"properties":{"subject":{"type":"string","minLength":1},"level":{"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]}}}}}},"modes":{"type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["READWRITE","READONLY"]},"subjects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","mode"],"properties":{"subject":{"type":"string","minLength":1},"mode":{"type":"string","enum":["READWRITE","READONLY"]}}}}}},"consumerGroups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","offsets"],"properties":{"name":{"type":"string","minLength":1},"offsets":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["topic","partition","offset"],"properties":{"topic":{"type":"string","minLength":1},"partition":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}}},"credentials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","topic","permissions"],"properties":{"name":{"type":"string","minLength":1},"topic":{"type":"string","minLength":1},"permissions":{"type":"string","enum":["ALL","PRODUCE","CONSUME"]},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":1}},"dependentRequired":{"username":["password"],"password":["username"]}}},"connectors":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","properties"],"properties":{"name":{"type":"string","minLength":1},"properties":{"type":"object","required":["connector.class"],"properties":{"connector.class":{"type":"string"}},"additionalProperties":{"type":"string"}},"paused":{"type":"boolean"},"offsets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["partition","offset"],"properties":{"partition":{"type":"string","minLength":1},"offset":{"type":"string","minLength":1}}}}}}}},"$id":"component-seed-kafka"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-record" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "value")) || (key0 === "partition")) || (key0 === "timestamp")) || (key0 === "headers"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(!(validate33(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate33(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partition !== undefined){
let data2 = data.partition;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate46.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate46.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if(((data5.key === undefined) && (missing0 = "key")) || ((data5.value === undefined) && (missing0 = "value"))){
validate46.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs12 = errors;
for(const key1 in data5){
if(!((key1 === "key") || (key1 === "value"))){
validate46.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs12 === errors){
if(data5.key !== undefined){
const _errs13 = errors;
if(typeof data5.key !== "string"){
validate46.errors = [{instancePath:instancePath+"/headers/" + i0+"/key",schemaPath:"#/properties/headers/items/properties/key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data5.value !== undefined){
const _errs15 = errors;
if(!(validate33(data5.value, {instancePath:instancePath+"/headers/" + i0+"/value",parentData:data5,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid2 = _errs15 === errors; } else {
var valid2 = true; }}}}} else {
validate46.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid1 = _errs10 === errors;
if(!valid1){
break; }}} else {
validate46.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }}}}}}} else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate46.errors = vErrors;
return errors === 0; }


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-kafka" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "topics") || (key0 === "schemas")) || (key0 === "compatibility")) || (key0 === "modes")) || (key0 === "consumerGroups")) || (key0 === "credentials")) || (key0 === "connectors"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.topics !== undefined){
let data0 = data.topics;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate45.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false; } else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.name === undefined) && (missing0 = "name")){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "name") || (key1 === "partitions")) || (key1 === "retentionTime")) || (key1 === "retentionSize")) || (key1 === "maxMessageSize")) || (key1 === "cleanupPolicy")) || (key1 === "records"))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs6 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 249){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func2(data2) < 1){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/name",schemaPath:"#/properties/topics/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.partitions !== undefined){
let data3 = data1.partitions;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false; } else {
if(data3 < 1 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/partitions",schemaPath:"#/properties/topics/items/properties/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.retentionTime !== undefined){
let data4 = data1.retentionTime;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionTime",schemaPath:"#/properties/topics/items/properties/retentionTime/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionTime",schemaPath:"#/properties/topics/items/properties/retentionTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data4 < -1 || isNaN(data4)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionTime",schemaPath:"#/properties/topics/items/properties/retentionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid2 = _errs11 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.retentionSize !== undefined){
let data5 = data1.retentionSize;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionSize",schemaPath:"#/properties/topics/items/properties/retentionSize/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionSize",schemaPath:"#/properties/topics/items/properties/retentionSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < -1 || isNaN(data5)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/retentionSize",schemaPath:"#/properties/topics/items/properties/retentionSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid2 = _errs13 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.maxMessageSize !== undefined){
let data6 = data1.maxMessageSize;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/maxMessageSize",schemaPath:"#/properties/topics/items/properties/maxMessageSize/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs15){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/maxMessageSize",schemaPath:"#/properties/topics/items/properties/maxMessageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data6 < 1 || isNaN(data6)){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/maxMessageSize",schemaPath:"#/properties/topics/items/properties/maxMessageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs15 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.cleanupPolicy !== undefined){
let data7 = data1.cleanupPolicy;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/cleanupPolicy",schemaPath:"#/properties/topics/items/properties/cleanupPolicy/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data7 === "delete") || (data7 === "compact"))){
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/cleanupPolicy",schemaPath:"#/properties/topics/items/properties/cleanupPolicy/enum",keyword:"enum",params:{allowedValues: schema51.properties.topics.items.properties.cleanupPolicy.enum}}];
return false; }
var valid2 = _errs17 === errors; } else {
var valid2 = true; }
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
if(!(validate46(data8[i1], {instancePath:instancePath+"/topics/" + i0+"/records/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length; }
var valid3 = _errs21 === errors;
if(!valid3){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/topics/" + i0+"/records",schemaPath:"#/properties/topics/items/properties/records/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid2 = _errs19 === errors; } else {
var valid2 = true; }}}}}}}}}} else {
validate45.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid1 = _errs4 === errors;
if(!valid1){
break; }}}} else {
validate45.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
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
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
const _errs26 = errors;
for(const key2 in data11){
if(!((((key2 === "subject") || (key2 === "schema")) || (key2 === "schemaType")) || (key2 === "references"))){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break; }}
if(_errs26 === errors){
if(data11.subject !== undefined){
let data12 = data11.subject;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func2(data12) < 1){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/subject",schemaPath:"#/properties/schemas/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/subject",schemaPath:"#/properties/schemas/items/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid5 = _errs27 === errors; } else {
var valid5 = true; }
if(valid5){
if(data11.schema !== undefined){
let data13 = data11.schema;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(func2(data13) < 1){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schema",schemaPath:"#/properties/schemas/items/properties/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schema",schemaPath:"#/properties/schemas/items/properties/schema/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid5 = _errs29 === errors; } else {
var valid5 = true; }
if(valid5){
if(data11.schemaType !== undefined){
let data14 = data11.schemaType;
const _errs31 = errors;
if(typeof data14 !== "string"){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schemaType",schemaPath:"#/properties/schemas/items/properties/schemaType/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data14 === "AVRO") || (data14 === "JSON"))){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/schemaType",schemaPath:"#/properties/schemas/items/properties/schemaType/enum",keyword:"enum",params:{allowedValues: schema51.properties.schemas.items.properties.schemaType.enum}}];
return false; }
var valid5 = _errs31 === errors; } else {
var valid5 = true; }
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
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false; } else {
const _errs37 = errors;
for(const key3 in data16){
if(!(((key3 === "name") || (key3 === "subject")) || (key3 === "version"))){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break; }}
if(_errs37 === errors){
if(data16.name !== undefined){
const _errs38 = errors;
if(typeof data16.name !== "string"){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/name",schemaPath:"#/properties/schemas/items/properties/references/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs38 === errors; } else {
var valid7 = true; }
if(valid7){
if(data16.subject !== undefined){
const _errs40 = errors;
if(typeof data16.subject !== "string"){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/subject",schemaPath:"#/properties/schemas/items/properties/references/items/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid7 = _errs40 === errors; } else {
var valid7 = true; }
if(valid7){
if(data16.version !== undefined){
let data19 = data16.version;
const _errs42 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/version",schemaPath:"#/properties/schemas/items/properties/references/items/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs42){
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/version",schemaPath:"#/properties/schemas/items/properties/references/items/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data19 < 1 || isNaN(data19)){
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3+"/version",schemaPath:"#/properties/schemas/items/properties/references/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid7 = _errs42 === errors; } else {
var valid7 = true; }}}}}} else {
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references/" + i3,schemaPath:"#/properties/schemas/items/properties/references/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid6 = _errs35 === errors;
if(!valid6){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2+"/references",schemaPath:"#/properties/schemas/items/properties/references/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid5 = _errs33 === errors; } else {
var valid5 = true; }}}}}}} else {
validate45.errors = [{instancePath:instancePath+"/schemas/" + i2,schemaPath:"#/properties/schemas/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid4 = _errs24 === errors;
if(!valid4){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/schemas",schemaPath:"#/properties/schemas/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs22 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.compatibility !== undefined){
let data20 = data.compatibility;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if((data20.level === undefined) && (missing3 = "level")){
validate45.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/required",keyword:"required",params:{missingProperty: missing3}}];
return false; } else {
const _errs46 = errors;
for(const key4 in data20){
if(!((key4 === "level") || (key4 === "subjects"))){
validate45.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break; }}
if(_errs46 === errors){
if(data20.level !== undefined){
let data21 = data20.level;
const _errs47 = errors;
if(typeof data21 !== "string"){
validate45.errors = [{instancePath:instancePath+"/compatibility/level",schemaPath:"#/properties/compatibility/properties/level/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data21 === "NONE") || (data21 === "BACKWARD")) || (data21 === "BACKWARD_TRANSITIVE")) || (data21 === "FORWARD")) || (data21 === "FORWARD_TRANSITIVE")) || (data21 === "FULL")) || (data21 === "FULL_TRANSITIVE"))){
validate45.errors = [{instancePath:instancePath+"/compatibility/level",schemaPath:"#/properties/compatibility/properties/level/enum",keyword:"enum",params:{allowedValues: schema51.properties.compatibility.properties.level.enum}}];
return false; }
var valid8 = _errs47 === errors; } else {
var valid8 = true; }
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
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false; } else {
const _errs53 = errors;
for(const key5 in data23){
if(!((key5 === "subject") || (key5 === "level"))){
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break; }}
if(_errs53 === errors){
if(data23.subject !== undefined){
let data24 = data23.subject;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data24 === "string"){
if(func2(data24) < 1){
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/subject",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/subject",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid10 = _errs54 === errors; } else {
var valid10 = true; }
if(valid10){
if(data23.level !== undefined){
let data25 = data23.level;
const _errs56 = errors;
if(typeof data25 !== "string"){
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/level",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/level/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data25 === "NONE") || (data25 === "BACKWARD")) || (data25 === "BACKWARD_TRANSITIVE")) || (data25 === "FORWARD")) || (data25 === "FORWARD_TRANSITIVE")) || (data25 === "FULL")) || (data25 === "FULL_TRANSITIVE"))){
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4+"/level",schemaPath:"#/properties/compatibility/properties/subjects/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema51.properties.compatibility.properties.subjects.items.properties.level.enum}}];
return false; }
var valid10 = _errs56 === errors; } else {
var valid10 = true; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects/" + i4,schemaPath:"#/properties/compatibility/properties/subjects/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid9 = _errs51 === errors;
if(!valid9){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/compatibility/subjects",schemaPath:"#/properties/compatibility/properties/subjects/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid8 = _errs49 === errors; } else {
var valid8 = true; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs44 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.modes !== undefined){
let data26 = data.modes;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
const _errs60 = errors;
for(const key6 in data26){
if(!((key6 === "mode") || (key6 === "subjects"))){
validate45.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break; }}
if(_errs60 === errors){
if(data26.mode !== undefined){
let data27 = data26.mode;
const _errs61 = errors;
if(typeof data27 !== "string"){
validate45.errors = [{instancePath:instancePath+"/modes/mode",schemaPath:"#/properties/modes/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data27 === "READWRITE") || (data27 === "READONLY"))){
validate45.errors = [{instancePath:instancePath+"/modes/mode",schemaPath:"#/properties/modes/properties/mode/enum",keyword:"enum",params:{allowedValues: schema51.properties.modes.properties.mode.enum}}];
return false; }
var valid11 = _errs61 === errors; } else {
var valid11 = true; }
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
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false; } else {
const _errs67 = errors;
for(const key7 in data29){
if(!((key7 === "subject") || (key7 === "mode"))){
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break; }}
if(_errs67 === errors){
if(data29.subject !== undefined){
let data30 = data29.subject;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data30 === "string"){
if(func2(data30) < 1){
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/subject",schemaPath:"#/properties/modes/properties/subjects/items/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/subject",schemaPath:"#/properties/modes/properties/subjects/items/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid13 = _errs68 === errors; } else {
var valid13 = true; }
if(valid13){
if(data29.mode !== undefined){
let data31 = data29.mode;
const _errs70 = errors;
if(typeof data31 !== "string"){
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/mode",schemaPath:"#/properties/modes/properties/subjects/items/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data31 === "READWRITE") || (data31 === "READONLY"))){
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5+"/mode",schemaPath:"#/properties/modes/properties/subjects/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema51.properties.modes.properties.subjects.items.properties.mode.enum}}];
return false; }
var valid13 = _errs70 === errors; } else {
var valid13 = true; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/modes/subjects/" + i5,schemaPath:"#/properties/modes/properties/subjects/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid12 = _errs65 === errors;
if(!valid12){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/modes/subjects",schemaPath:"#/properties/modes/properties/subjects/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid11 = _errs63 === errors; } else {
var valid11 = true; }}}} else {
validate45.errors = [{instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs58 === errors; } else {
var valid0 = true; }
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
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false; } else {
const _errs76 = errors;
for(const key8 in data33){
if(!((key8 === "name") || (key8 === "offsets"))){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break; }}
if(_errs76 === errors){
if(data33.name !== undefined){
let data34 = data33.name;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data34 === "string"){
if(func2(data34) < 1){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/name",schemaPath:"#/properties/consumerGroups/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/name",schemaPath:"#/properties/consumerGroups/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid15 = _errs77 === errors; } else {
var valid15 = true; }
if(valid15){
if(data33.offsets !== undefined){
let data35 = data33.offsets;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data35)){
if(data35.length < 1){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets",schemaPath:"#/properties/consumerGroups/items/properties/offsets/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid16 = true;
const len7 = data35.length;
for(let i7=0; i7<len7; i7++){
let data36 = data35[i7];
const _errs81 = errors;
if(errors === _errs81){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing7;
if((((data36.topic === undefined) && (missing7 = "topic")) || ((data36.partition === undefined) && (missing7 = "partition"))) || ((data36.offset === undefined) && (missing7 = "offset"))){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false; } else {
const _errs83 = errors;
for(const key9 in data36){
if(!(((key9 === "topic") || (key9 === "partition")) || (key9 === "offset"))){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break; }}
if(_errs83 === errors){
if(data36.topic !== undefined){
let data37 = data36.topic;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data37 === "string"){
if(func2(data37) < 1){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/topic",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/topic/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/topic",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/topic/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid17 = _errs84 === errors; } else {
var valid17 = true; }
if(valid17){
if(data36.partition !== undefined){
let data38 = data36.partition;
const _errs86 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/partition",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/partition/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs86){
if(typeof data38 == "number"){
if(data38 > 9007199254740991 || isNaN(data38)){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/partition",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data38 < 0 || isNaN(data38)){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/partition",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid17 = _errs86 === errors; } else {
var valid17 = true; }
if(valid17){
if(data36.offset !== undefined){
let data39 = data36.offset;
const _errs88 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/offset",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs88){
if(typeof data39 == "number"){
if(data39 > 9007199254740991 || isNaN(data39)){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/offset",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data39 < 0 || isNaN(data39)){
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7+"/offset",schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid17 = _errs88 === errors; } else {
var valid17 = true; }}}}}} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets/" + i7,schemaPath:"#/properties/consumerGroups/items/properties/offsets/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid16 = _errs81 === errors;
if(!valid16){
break; }}}} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6+"/offsets",schemaPath:"#/properties/consumerGroups/items/properties/offsets/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid15 = _errs79 === errors; } else {
var valid15 = true; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups/" + i6,schemaPath:"#/properties/consumerGroups/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid14 = _errs74 === errors;
if(!valid14){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/consumerGroups",schemaPath:"#/properties/consumerGroups/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs72 === errors; } else {
var valid0 = true; }
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
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false; } else {
const _errs94 = errors;
for(const key10 in data41){
if(!(((((key10 === "name") || (key10 === "topic")) || (key10 === "permissions")) || (key10 === "username")) || (key10 === "password"))){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break; }}
if(_errs94 === errors){
if(data41.name !== undefined){
let data42 = data41.name;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data42 === "string"){
if(func2(data42) < 1){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/name",schemaPath:"#/properties/credentials/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/name",schemaPath:"#/properties/credentials/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid19 = _errs95 === errors; } else {
var valid19 = true; }
if(valid19){
if(data41.topic !== undefined){
let data43 = data41.topic;
const _errs97 = errors;
if(errors === _errs97){
if(typeof data43 === "string"){
if(func2(data43) < 1){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/topic",schemaPath:"#/properties/credentials/items/properties/topic/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/topic",schemaPath:"#/properties/credentials/items/properties/topic/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid19 = _errs97 === errors; } else {
var valid19 = true; }
if(valid19){
if(data41.permissions !== undefined){
let data44 = data41.permissions;
const _errs99 = errors;
if(typeof data44 !== "string"){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/permissions",schemaPath:"#/properties/credentials/items/properties/permissions/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data44 === "ALL") || (data44 === "PRODUCE")) || (data44 === "CONSUME"))){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/permissions",schemaPath:"#/properties/credentials/items/properties/permissions/enum",keyword:"enum",params:{allowedValues: schema51.properties.credentials.items.properties.permissions.enum}}];
return false; }
var valid19 = _errs99 === errors; } else {
var valid19 = true; }
if(valid19){
if(data41.username !== undefined){
let data45 = data41.username;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data45 === "string"){
if(func2(data45) < 1){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/username",schemaPath:"#/properties/credentials/items/properties/username/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/username",schemaPath:"#/properties/credentials/items/properties/username/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid19 = _errs101 === errors; } else {
var valid19 = true; }
if(valid19){
if(data41.password !== undefined){
let data46 = data41.password;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data46 === "string"){
if(func2(data46) < 1){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/password",schemaPath:"#/properties/credentials/items/properties/password/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8+"/password",schemaPath:"#/properties/credentials/items/properties/password/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid19 = _errs103 === errors; } else {
var valid19 = true; }
if(valid19){
let missing9;
if(data41.username !== undefined && ((data41.password === undefined) && (missing9 = "password"))){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/dependentRequired",keyword:"dependentRequired",params:{property: "username",
    missingProperty: missing9,
    depsCount: 1,
    deps: "password"}}];
return false; } else {
if(data41.password !== undefined && ((data41.username === undefined) && (missing9 = "username"))){
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/dependentRequired",keyword:"dependentRequired",params:{property: "password",
    missingProperty: missing9,
    depsCount: 1,
    deps: "username"}}];
return false; }}}}}}}}}} else {
validate45.errors = [{instancePath:instancePath+"/credentials/" + i8,schemaPath:"#/properties/credentials/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid18 = _errs92 === errors;
if(!valid18){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs90 === errors; } else {
var valid0 = true; }
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
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false; } else {
const _errs109 = errors;
for(const key11 in data48){
if(!((((key11 === "name") || (key11 === "properties")) || (key11 === "paused")) || (key11 === "offsets"))){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break; }}
if(_errs109 === errors){
if(data48.name !== undefined){
let data49 = data48.name;
const _errs110 = errors;
if(errors === _errs110){
if(typeof data49 === "string"){
if(func2(data49) < 1){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/name",schemaPath:"#/properties/connectors/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/name",schemaPath:"#/properties/connectors/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid21 = _errs110 === errors; } else {
var valid21 = true; }
if(valid21){
if(data48.properties !== undefined){
let data50 = data48.properties;
const _errs112 = errors;
if(errors === _errs112){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing11;
if((data50["connector.class"] === undefined) && (missing11 = "connector.class")){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties",schemaPath:"#/properties/connectors/items/properties/properties/required",keyword:"required",params:{missingProperty: missing11}}];
return false; } else {
const _errs114 = errors;
for(const key12 in data50){
if(!(key12 === "connector.class")){
const _errs115 = errors;
if(typeof data50[key12] !== "string"){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/connectors/items/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid22 = _errs115 === errors;
if(!valid22){
break; }}}
if(_errs114 === errors){
if(data50["connector.class"] !== undefined){
if(typeof data50["connector.class"] !== "string"){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties/connector.class",schemaPath:"#/properties/connectors/items/properties/properties/properties/connector.class/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/properties",schemaPath:"#/properties/connectors/items/properties/properties/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid21 = _errs112 === errors; } else {
var valid21 = true; }
if(valid21){
if(data48.paused !== undefined){
const _errs119 = errors;
if(typeof data48.paused !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/paused",schemaPath:"#/properties/connectors/items/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid21 = _errs119 === errors; } else {
var valid21 = true; }
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
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false; } else {
const _errs125 = errors;
for(const key13 in data55){
if(!((key13 === "partition") || (key13 === "offset"))){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break; }}
if(_errs125 === errors){
if(data55.partition !== undefined){
let data56 = data55.partition;
const _errs126 = errors;
if(errors === _errs126){
if(typeof data56 === "string"){
if(func2(data56) < 1){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/partition",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/partition/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/partition",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/partition/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid25 = _errs126 === errors; } else {
var valid25 = true; }
if(valid25){
if(data55.offset !== undefined){
let data57 = data55.offset;
const _errs128 = errors;
if(errors === _errs128){
if(typeof data57 === "string"){
if(func2(data57) < 1){
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/offset",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/offset/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10+"/offset",schemaPath:"#/properties/connectors/items/properties/offsets/items/properties/offset/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid25 = _errs128 === errors; } else {
var valid25 = true; }}}}} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets/" + i10,schemaPath:"#/properties/connectors/items/properties/offsets/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid24 = _errs123 === errors;
if(!valid24){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9+"/offsets",schemaPath:"#/properties/connectors/items/properties/offsets/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid21 = _errs121 === errors; } else {
var valid21 = true; }}}}}}} else {
validate45.errors = [{instancePath:instancePath+"/connectors/" + i9,schemaPath:"#/properties/connectors/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid20 = _errs107 === errors;
if(!valid20){
break; }}} else {
validate45.errors = [{instancePath:instancePath+"/connectors",schemaPath:"#/properties/connectors/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs105 === errors; } else {
var valid0 = true; }}}}}}}}} else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate45.errors = vErrors;
return errors === 0; }

const pattern19 = new RegExp("^https?://.", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-headers" */;
let vErrors = null;
let errors = 0;
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
validate53.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false; } else {
if(data0.length < 2){
validate53.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false; } else {
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
const _errs3 = errors;
if(typeof data0[i1] !== "string"){
validate53.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"#/items/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs3 === errors;
if(!valid1){
break; }}}}} else {
validate53.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs1 === errors;
if(!valid0){
break; }}} else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate53.errors = vErrors;
return errors === 0; }

const schema56 = {"type":"object","additionalProperties":false,"required":["id","destination","cron"],"properties":{"id":{"type":"string","minLength":1},"destination":{"type":"string","minLength":1},"cron":{"type":"string","minLength":1},"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"]},"headers":{"type":"array","items":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"string"}}},"body":{"$ref":"component-bytes"},"delay":{"type":"integer","minimum":0,"maximum":9007199254740991},"retries":{"type":"integer","minimum":0,"maximum":9007199254740991},"retryDelay":{"type":"string","minLength":1},"timeout":{"type":"integer","minimum":1,"maximum":9007199254740991},"callback":{"$ref":"component-seed-callback"},"failureCallback":{"$ref":"component-seed-callback"},"flowControl":{"$ref":"component-seed-flow-control"},"redact":{"$ref":"shared-1"},"region":{"type":"string","minLength":1},"callerIp":{"type":"string"},"queue":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"paused":{"type":"boolean"}},"$id":"component-seed-schedule"};
const schema57 = {"type":"object","additionalProperties":false,"required":["url","when"],"properties":{"url":{"type":"string","pattern":"^https?://."},"when":{"type":"string","enum":["attempted","finished","failed"]},"method":{"$ref":"component-method"},"headers":{"$ref":"component-headers"},"retries":{"$ref":"component-retries"},"retryDelay":{"$ref":"component-retryDelay"},"timeout":{"$ref":"component-timeout"}},"$id":"component-seed-callback"};
const schema58 = {"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"],"$id":"component-method"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-callback" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.when === undefined) && (missing0 = "when"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "url") || (key0 === "when")) || (key0 === "method")) || (key0 === "headers")) || (key0 === "retries")) || (key0 === "retryDelay")) || (key0 === "timeout"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate57.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."}}];
return false; }} else {
validate57.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.when !== undefined){
let data1 = data.when;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate57.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data1 === "attempted") || (data1 === "finished")) || (data1 === "failed"))){
validate57.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema57.properties.when.enum}}];
return false; }
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.method !== undefined){
let data2 = data.method;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate57.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((data2 === "GET") || (data2 === "POST")) || (data2 === "PUT")) || (data2 === "PATCH")) || (data2 === "DELETE"))){
validate57.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/enum",keyword:"enum",params:{allowedValues: schema58.enum}}];
return false; }
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
const _errs9 = errors;
if(!(validate53(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retries !== undefined){
let data4 = data.retries;
const _errs10 = errors;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate57.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retryDelay !== undefined){
let data5 = data.retryDelay;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate57.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate57.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs13 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeout !== undefined){
let data6 = data.timeout;
const _errs16 = errors;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate57.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs17){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data6 < 1 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs16 === errors; } else {
var valid0 = true; }}}}}}}}}} else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate57.errors = vErrors;
return errors === 0; }


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-flow-control" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "parallelism")) || (key0 === "rate")) || (key0 === "period"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate61.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.parallelism !== undefined){
let data1 = data.parallelism;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate61.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data1 < 1 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.rate !== undefined){
let data2 = data.rate;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate61.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data2 < 1 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.period !== undefined){
let data3 = data.period;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate61.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 1 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }}}}}}} else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate61.errors = vErrors;
return errors === 0; }


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.body === undefined) && (missing0 = "body")) || ((data.headers === undefined) && (missing0 = "headers"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "body") || (key0 === "headers"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.body !== undefined){
const _errs2 = errors;
if(typeof data.body !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data1 = data.headers;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
if("all" !== data1){
const err1 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/anyOf/0/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data1[i0] !== "string"){
const err2 = {instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }
var valid2 = _errs10 === errors;
if(!valid2){
break; }}} else {
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0; }
if(!valid1){
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++;
validate63.errors = vErrors;
return false; } else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5; } else {
vErrors = null; }}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }}}}} else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate63.errors = vErrors;
return errors === 0; }


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-schedule" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.cron === undefined) && (missing0 = "cron"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.destination !== undefined){
let data1 = data.destination;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate55.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cron !== undefined){
let data2 = data.cron;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate55.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate55.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((data3 === "GET") || (data3 === "POST")) || (data3 === "PUT")) || (data3 === "PATCH")) || (data3 === "DELETE"))){
validate55.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema56.properties.method.enum}}];
return false; }
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
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
validate55.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false; } else {
if(data5.length < 2){
validate55.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false; } else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data5[i1] !== "string"){
validate55.errors = [{instancePath:instancePath+"/headers/" + i0+"/" + i1,schemaPath:"#/properties/headers/items/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid2 = _errs14 === errors;
if(!valid2){
break; }}}}} else {
validate55.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/properties/headers/items/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid1 = _errs12 === errors;
if(!valid1){
break; }}} else {
validate55.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.body !== undefined){
const _errs16 = errors;
if(!(validate33(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid0 = _errs16 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.delay !== undefined){
let data8 = data.delay;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate55.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate55.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data8 < 0 || isNaN(data8)){
validate55.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs17 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retries !== undefined){
let data9 = data.retries;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate55.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data9 < 0 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs19 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retryDelay !== undefined){
let data10 = data.retryDelay;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(func2(data10) < 1){
validate55.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs21 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeout !== undefined){
let data11 = data.timeout;
const _errs23 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate55.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs23){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate55.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data11 < 1 || isNaN(data11)){
validate55.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs23 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callback !== undefined){
const _errs25 = errors;
if(!(validate57(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs25 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.failureCallback !== undefined){
const _errs26 = errors;
if(!(validate57(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs26 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.flowControl !== undefined){
const _errs27 = errors;
if(!(validate61(data.flowControl, {instancePath:instancePath+"/flowControl",parentData:data,parentDataProperty:"flowControl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length; }
var valid0 = _errs27 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.redact !== undefined){
const _errs28 = errors;
if(!(validate63(data.redact, {instancePath:instancePath+"/redact",parentData:data,parentDataProperty:"redact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length; }
var valid0 = _errs28 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.region !== undefined){
let data16 = data.region;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data16 === "string"){
if(func2(data16) < 1){
validate55.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs29 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callerIp !== undefined){
const _errs31 = errors;
if(typeof data.callerIp !== "string"){
validate55.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"#/properties/callerIp/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs31 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.queue !== undefined){
let data18 = data.queue;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data18 === "string"){
if(func2(data18) < 1){
validate55.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate55.errors = [{instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs33 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.labels !== undefined){
let data19 = data.labels;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data19)){
var valid3 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(typeof data19[i2] !== "string"){
validate55.errors = [{instancePath:instancePath+"/labels/" + i2,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid3 = _errs37 === errors;
if(!valid3){
break; }}} else {
validate55.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs35 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.paused !== undefined){
const _errs39 = errors;
if(typeof data.paused !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs39 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}}}}}}}}}} else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate55.errors = vErrors;
return errors === 0; }

const schema64 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^https?://."},"urlGroup":{"type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"schedule":{"type":"string","minLength":1},"delay":{"type":"integer","minimum":0,"maximum":9007199254740991},"notBefore":{"type":"integer","minimum":0,"maximum":9007199254740991},"due":{"type":"integer","minimum":0,"maximum":9007199254740991},"retried":{"type":"integer","minimum":0,"maximum":9007199254740991},"method":{"$ref":"component-method"},"headers":{"$ref":"component-headers"},"body":{"$ref":"component-bytes"},"retries":{"$ref":"component-retries"},"retryDelay":{"$ref":"component-retryDelay"},"timeout":{"$ref":"component-timeout"},"callback":{"$ref":"component-seed-callback"},"failureCallback":{"$ref":"component-seed-callback"},"flowControl":{"$ref":"component-seed-flow-control"},"redact":{"$ref":"component-redact"},"region":{"$ref":"component-region-2"},"callerIp":{"$ref":"component-callerIp"},"queue":{"$ref":"component-queue"},"labels":{"$ref":"component-labels"}},"$id":"component-seed-message"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-redact" */;
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length; }
validate72.errors = vErrors;
return errors === 0; }


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-message" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate66.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.urlGroup !== undefined){
let data1 = data.urlGroup;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.endpoint !== undefined){
let data2 = data.endpoint;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.schedule !== undefined){
let data3 = data.schedule;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate66.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.delay !== undefined){
let data4 = data.delay;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate66.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate66.errors = [{instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.notBefore !== undefined){
let data5 = data.notBefore;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate66.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/notBefore",schemaPath:"#/properties/notBefore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs12 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.due !== undefined){
let data6 = data.due;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate66.errors = [{instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate66.errors = [{instancePath:instancePath+"/due",schemaPath:"#/properties/due/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data6 < 0 || isNaN(data6)){
validate66.errors = [{instancePath:instancePath+"/due",schemaPath:"#/properties/due/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retried !== undefined){
let data7 = data.retried;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate66.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/properties/retried/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data7 < 0 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/retried",schemaPath:"#/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs16 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.method !== undefined){
let data8 = data.method;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate66.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((data8 === "GET") || (data8 === "POST")) || (data8 === "PUT")) || (data8 === "PATCH")) || (data8 === "DELETE"))){
validate66.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/enum",keyword:"enum",params:{allowedValues: schema58.enum}}];
return false; }
var valid0 = _errs18 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
const _errs21 = errors;
if(!(validate53(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length; }
var valid0 = _errs21 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.body !== undefined){
const _errs22 = errors;
if(!(validate33(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid0 = _errs22 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retries !== undefined){
let data11 = data.retries;
const _errs23 = errors;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate66.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data11 < 0 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs23 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retryDelay !== undefined){
let data12 = data.retryDelay;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func2(data12) < 1){
validate66.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs26 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeout !== undefined){
let data13 = data.timeout;
const _errs29 = errors;
const _errs30 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate66.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs30){
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
validate66.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data13 < 1 || isNaN(data13)){
validate66.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs29 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callback !== undefined){
const _errs32 = errors;
if(!(validate57(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs32 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.failureCallback !== undefined){
const _errs33 = errors;
if(!(validate57(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs33 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.flowControl !== undefined){
const _errs34 = errors;
if(!(validate61(data.flowControl, {instancePath:instancePath+"/flowControl",parentData:data,parentDataProperty:"flowControl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length; }
var valid0 = _errs34 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.redact !== undefined){
const _errs35 = errors;
if(!(validate72(data.redact, {instancePath:instancePath+"/redact",parentData:data,parentDataProperty:"redact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length; }
var valid0 = _errs35 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.region !== undefined){
let data18 = data.region;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data18 === "string"){
if(func2(data18) < 1){
validate66.errors = [{instancePath:instancePath+"/region",schemaPath:"component-region-2/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/region",schemaPath:"component-region-2/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs36 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callerIp !== undefined){
const _errs39 = errors;
if(typeof data.callerIp !== "string"){
validate66.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"component-callerIp/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs39 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.queue !== undefined){
let data20 = data.queue;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data20 === "string"){
if(func2(data20) < 1){
validate66.errors = [{instancePath:instancePath+"/queue",schemaPath:"component-queue/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate66.errors = [{instancePath:instancePath+"/queue",schemaPath:"component-queue/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs42 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.labels !== undefined){
let data21 = data.labels;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data21)){
var valid9 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(typeof data21[i0] !== "string"){
validate66.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"component-labels/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid9 = _errs48 === errors;
if(!valid9){
break; }}} else {
validate66.errors = [{instancePath:instancePath+"/labels",schemaPath:"component-labels/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs45 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}}}}}}}}}}}}} else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate66.errors = vErrors;
return errors === 0; }

const schema74 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^https?://."},"urlGroup":{"type":"string","minLength":1},"endpoint":{"type":"string","minLength":1},"schedule":{"type":"string","minLength":1},"retried":{"$ref":"component-retried"},"response":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":100,"maximum":599},"headers":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},"body":{"$ref":"component-bytes"}}},"error":{"type":"string"},"method":{"$ref":"component-method"},"headers":{"$ref":"component-headers"},"body":{"$ref":"component-bytes"},"retries":{"$ref":"component-retries"},"retryDelay":{"$ref":"component-retryDelay"},"timeout":{"$ref":"component-timeout"},"callback":{"$ref":"component-seed-callback"},"failureCallback":{"$ref":"component-seed-callback"},"flowControl":{"$ref":"component-seed-flow-control"},"redact":{"$ref":"component-redact"},"region":{"$ref":"component-region-2"},"callerIp":{"$ref":"component-callerIp"},"queue":{"$ref":"component-queue"},"labels":{"$ref":"component-labels"}},"$id":"component-seed-dead-letter"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-dead-letter" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema74.properties, key0))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.urlGroup !== undefined){
let data1 = data.urlGroup;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/urlGroup",schemaPath:"#/properties/urlGroup/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.endpoint !== undefined){
let data2 = data.endpoint;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.schedule !== undefined){
let data3 = data.schedule;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retried !== undefined){
let data4 = data.retried;
const _errs10 = errors;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate76.errors = [{instancePath:instancePath+"/retried",schemaPath:"component-retried/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate76.errors = [{instancePath:instancePath+"/retried",schemaPath:"component-retried/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate76.errors = [{instancePath:instancePath+"/retried",schemaPath:"component-retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.response !== undefined){
let data5 = data.response;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.status === undefined) && (missing1 = "status")){
validate76.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
const _errs15 = errors;
for(const key1 in data5){
if(!(((key1 === "status") || (key1 === "headers")) || (key1 === "body"))){
validate76.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs15 === errors){
if(data5.status !== undefined){
let data6 = data5.status;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate76.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 599 || isNaN(data6)){
validate76.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false; } else {
if(data6 < 100 || isNaN(data6)){
validate76.errors = [{instancePath:instancePath+"/response/status",schemaPath:"#/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}}];
return false; }}}}
var valid2 = _errs16 === errors; } else {
var valid2 = true; }
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
validate76.errors = [{instancePath:instancePath+"/response/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/response/properties/headers/additionalProperties/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs23 === errors;
if(!valid4){
break; }}} else {
validate76.errors = [{instancePath:instancePath+"/response/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid3 = _errs21 === errors;
if(!valid3){
break; }}} else {
validate76.errors = [{instancePath:instancePath+"/response/headers",schemaPath:"#/properties/response/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid2 = _errs18 === errors; } else {
var valid2 = true; }
if(valid2){
if(data5.body !== undefined){
const _errs25 = errors;
if(!(validate33(data5.body, {instancePath:instancePath+"/response/body",parentData:data5,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid2 = _errs25 === errors; } else {
var valid2 = true; }}}}}} else {
validate76.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs13 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.error !== undefined){
const _errs26 = errors;
if(typeof data.error !== "string"){
validate76.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs26 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.method !== undefined){
let data12 = data.method;
const _errs28 = errors;
if(typeof data12 !== "string"){
validate76.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((data12 === "GET") || (data12 === "POST")) || (data12 === "PUT")) || (data12 === "PATCH")) || (data12 === "DELETE"))){
validate76.errors = [{instancePath:instancePath+"/method",schemaPath:"component-method/enum",keyword:"enum",params:{allowedValues: schema58.enum}}];
return false; }
var valid0 = _errs28 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
const _errs31 = errors;
if(!(validate53(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length; }
var valid0 = _errs31 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.body !== undefined){
const _errs32 = errors;
if(!(validate33(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid0 = _errs32 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retries !== undefined){
let data15 = data.retries;
const _errs33 = errors;
const _errs34 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate76.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs34){
if(typeof data15 == "number"){
if(data15 > 9007199254740991 || isNaN(data15)){
validate76.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data15 < 0 || isNaN(data15)){
validate76.errors = [{instancePath:instancePath+"/retries",schemaPath:"component-retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs33 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retryDelay !== undefined){
let data16 = data.retryDelay;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(func2(data16) < 1){
validate76.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"component-retryDelay/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs36 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timeout !== undefined){
let data17 = data.timeout;
const _errs39 = errors;
const _errs40 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate76.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs40){
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
validate76.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data17 < 1 || isNaN(data17)){
validate76.errors = [{instancePath:instancePath+"/timeout",schemaPath:"component-timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs39 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callback !== undefined){
const _errs42 = errors;
if(!(validate57(data.callback, {instancePath:instancePath+"/callback",parentData:data,parentDataProperty:"callback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs42 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.failureCallback !== undefined){
const _errs43 = errors;
if(!(validate57(data.failureCallback, {instancePath:instancePath+"/failureCallback",parentData:data,parentDataProperty:"failureCallback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var valid0 = _errs43 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.flowControl !== undefined){
const _errs44 = errors;
if(!(validate61(data.flowControl, {instancePath:instancePath+"/flowControl",parentData:data,parentDataProperty:"flowControl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length; }
var valid0 = _errs44 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.redact !== undefined){
const _errs45 = errors;
if(!(validate72(data.redact, {instancePath:instancePath+"/redact",parentData:data,parentDataProperty:"redact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length; }
var valid0 = _errs45 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.region !== undefined){
let data22 = data.region;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data22 === "string"){
if(func2(data22) < 1){
validate76.errors = [{instancePath:instancePath+"/region",schemaPath:"component-region-2/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/region",schemaPath:"component-region-2/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs46 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.callerIp !== undefined){
const _errs49 = errors;
if(typeof data.callerIp !== "string"){
validate76.errors = [{instancePath:instancePath+"/callerIp",schemaPath:"component-callerIp/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs49 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.queue !== undefined){
let data24 = data.queue;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data24 === "string"){
if(func2(data24) < 1){
validate76.errors = [{instancePath:instancePath+"/queue",schemaPath:"component-queue/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate76.errors = [{instancePath:instancePath+"/queue",schemaPath:"component-queue/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs52 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.labels !== undefined){
let data25 = data.labels;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data25)){
var valid13 = true;
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
const _errs58 = errors;
if(typeof data25[i1] !== "string"){
validate76.errors = [{instancePath:instancePath+"/labels/" + i1,schemaPath:"component-labels/items/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid13 = _errs58 === errors;
if(!valid13){
break; }}} else {
validate76.errors = [{instancePath:instancePath+"/labels",schemaPath:"component-labels/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs55 === errors; } else {
var valid0 = true; }}}}}}}}}}}}}}}}}}}}}}}} else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate76.errors = vErrors;
return errors === 0; }


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed-queue" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "queues") || (key0 === "urlGroups")) || (key0 === "flowControls")) || (key0 === "schedules")) || (key0 === "messages")) || (key0 === "deadLetters"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
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
validate52.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "parallelism")) || (key1 === "paused"))){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break; }}
if(_errs6 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/name",schemaPath:"#/properties/queues/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/name",schemaPath:"#/properties/queues/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.parallelism !== undefined){
let data3 = data1.parallelism;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/parallelism",schemaPath:"#/properties/queues/items/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/parallelism",schemaPath:"#/properties/queues/items/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 1 || isNaN(data3)){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/parallelism",schemaPath:"#/properties/queues/items/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data1.paused !== undefined){
const _errs11 = errors;
if(typeof data1.paused !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/queues/" + i0+"/paused",schemaPath:"#/properties/queues/items/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs11 === errors; } else {
var valid2 = true; }}}}}} else {
validate52.errors = [{instancePath:instancePath+"/queues/" + i0,schemaPath:"#/properties/queues/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid1 = _errs4 === errors;
if(!valid1){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
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
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false; } else {
const _errs17 = errors;
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "endpoints")) || (key2 === "headers"))){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break; }}
if(_errs17 === errors){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/name",schemaPath:"#/properties/urlGroups/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/name",schemaPath:"#/properties/urlGroups/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid4 = _errs18 === errors; } else {
var valid4 = true; }
if(valid4){
if(data6.endpoints !== undefined){
let data8 = data6.endpoints;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length < 1){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints",schemaPath:"#/properties/urlGroups/items/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.url === undefined) && (missing2 = "url")){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false; } else {
const _errs24 = errors;
for(const key3 in data9){
if(!((key3 === "name") || (key3 === "url"))){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break; }}
if(_errs24 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func2(data10) < 1){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/name",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/name",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs25 === errors; } else {
var valid6 = true; }
if(valid6){
if(data9.url !== undefined){
let data11 = data9.url;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern19.test(data11)){
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/url",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://."}}];
return false; }} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2+"/url",schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/properties/url/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid6 = _errs27 === errors; } else {
var valid6 = true; }}}}} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints/" + i2,schemaPath:"#/properties/urlGroups/items/properties/endpoints/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid5 = _errs22 === errors;
if(!valid5){
break; }}}} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1+"/endpoints",schemaPath:"#/properties/urlGroups/items/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid4 = _errs20 === errors; } else {
var valid4 = true; }
if(valid4){
if(data6.headers !== undefined){
const _errs29 = errors;
if(!(validate53(data6.headers, {instancePath:instancePath+"/urlGroups/" + i1+"/headers",parentData:data6,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length; }
var valid4 = _errs29 === errors; } else {
var valid4 = true; }}}}}} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups/" + i1,schemaPath:"#/properties/urlGroups/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid3 = _errs15 === errors;
if(!valid3){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/urlGroups",schemaPath:"#/properties/urlGroups/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs13 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.flowControls !== undefined){
let data13 = data.flowControls;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
var valid7 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((data14.key === undefined) && (missing3 = "key")){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3,schemaPath:"#/properties/flowControls/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false; } else {
const _errs34 = errors;
for(const key4 in data14){
if(!(((((((key4 === "key") || (key4 === "parallelism")) || (key4 === "rate")) || (key4 === "period")) || (key4 === "pinnedParallelism")) || (key4 === "pinnedRate")) || (key4 === "paused"))){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3,schemaPath:"#/properties/flowControls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break; }}
if(_errs34 === errors){
if(data14.key !== undefined){
let data15 = data14.key;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(func2(data15) < 1){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/key",schemaPath:"#/properties/flowControls/items/properties/key/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/key",schemaPath:"#/properties/flowControls/items/properties/key/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid8 = _errs35 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.parallelism !== undefined){
let data16 = data14.parallelism;
const _errs37 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/parallelism",schemaPath:"#/properties/flowControls/items/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs37){
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/parallelism",schemaPath:"#/properties/flowControls/items/properties/parallelism/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data16 < 1 || isNaN(data16)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/parallelism",schemaPath:"#/properties/flowControls/items/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid8 = _errs37 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.rate !== undefined){
let data17 = data14.rate;
const _errs39 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/rate",schemaPath:"#/properties/flowControls/items/properties/rate/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs39){
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/rate",schemaPath:"#/properties/flowControls/items/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data17 < 1 || isNaN(data17)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/rate",schemaPath:"#/properties/flowControls/items/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid8 = _errs39 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.period !== undefined){
let data18 = data14.period;
const _errs41 = errors;
const _errs42 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/period",schemaPath:"component-period/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs42){
if(typeof data18 == "number"){
if(data18 > 9007199254740991 || isNaN(data18)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/period",schemaPath:"component-period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data18 < 1 || isNaN(data18)){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/period",schemaPath:"component-period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid8 = _errs41 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.pinnedParallelism !== undefined){
const _errs44 = errors;
if(typeof data14.pinnedParallelism !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/pinnedParallelism",schemaPath:"#/properties/flowControls/items/properties/pinnedParallelism/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid8 = _errs44 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.pinnedRate !== undefined){
const _errs46 = errors;
if(typeof data14.pinnedRate !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/pinnedRate",schemaPath:"#/properties/flowControls/items/properties/pinnedRate/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid8 = _errs46 === errors; } else {
var valid8 = true; }
if(valid8){
if(data14.paused !== undefined){
const _errs48 = errors;
if(typeof data14.paused !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3+"/paused",schemaPath:"#/properties/flowControls/items/properties/paused/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid8 = _errs48 === errors; } else {
var valid8 = true; }}}}}}}}}} else {
validate52.errors = [{instancePath:instancePath+"/flowControls/" + i3,schemaPath:"#/properties/flowControls/items/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid7 = _errs32 === errors;
if(!valid7){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/flowControls",schemaPath:"#/properties/flowControls/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs30 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.schedules !== undefined){
let data22 = data.schedules;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data22)){
var valid10 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
const _errs52 = errors;
if(!(validate55(data22[i4], {instancePath:instancePath+"/schedules/" + i4,parentData:data22,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length; }
var valid10 = _errs52 === errors;
if(!valid10){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs50 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.messages !== undefined){
let data24 = data.messages;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data24)){
var valid11 = true;
const len5 = data24.length;
for(let i5=0; i5<len5; i5++){
const _errs55 = errors;
if(!(validate66(data24[i5], {instancePath:instancePath+"/messages/" + i5,parentData:data24,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length; }
var valid11 = _errs55 === errors;
if(!valid11){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs53 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.deadLetters !== undefined){
let data26 = data.deadLetters;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data26)){
var valid12 = true;
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
const _errs58 = errors;
if(!(validate76(data26[i6], {instancePath:instancePath+"/deadLetters/" + i6,parentData:data26,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length; }
var valid12 = _errs58 === errors;
if(!valid12){
break; }}} else {
validate52.errors = [{instancePath:instancePath+"/deadLetters",schemaPath:"#/properties/deadLetters/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs56 === errors; } else {
var valid0 = true; }}}}}}}} else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate52.errors = vErrors;
return errors === 0; }


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-seed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plinth === undefined) && (missing0 = "plinth")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "plinth") || (key0 === "teams")) || (key0 === "databases")) || (key0 === "kafka")) || (key0 === "queue"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.plinth !== undefined){
let data0 = data.plinth;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate28.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(1 !== data0){
validate28.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/const",keyword:"const",params:{allowedValue: 1}}];
return false; }
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/plinth",schemaPath:"#/properties/plinth/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false; }}}}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.teams !== undefined){
let data1 = data.teams;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate28.errors = [{instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false; } else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate29(data1[i0], {instancePath:instancePath+"/teams/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length; }
var valid1 = _errs6 === errors;
if(!valid1){
break; }}}} else {
validate28.errors = [{instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.databases !== undefined){
let data3 = data.databases;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate28.errors = [{instancePath:instancePath+"/databases",schemaPath:"#/properties/databases/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false; } else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate31(data3[i1], {instancePath:instancePath+"/databases/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length; }
var valid2 = _errs9 === errors;
if(!valid2){
break; }}}} else {
validate28.errors = [{instancePath:instancePath+"/databases",schemaPath:"#/properties/databases/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.kafka !== undefined){
const _errs10 = errors;
if(!(validate45(data.kafka, {instancePath:instancePath+"/kafka",parentData:data,parentDataProperty:"kafka",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length; }
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.queue !== undefined){
const _errs11 = errors;
if(!(validate52(data.queue, {instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length; }
var valid0 = _errs11 === errors; } else {
var valid0 = true; }}}}}}}} else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate28.errors = vErrors;
return errors === 0; }

export const changeClockBody = validate86;
const pattern23 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:\\d\\d)$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-change-clock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate86.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "moveBy") || (key0 === "moveTo")) || (key0 === "frozen"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.moveBy !== undefined){
let data0 = data.moveBy;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 3153600000000 || isNaN(data0)){
validate86.errors = [{instancePath:instancePath+"/moveBy",schemaPath:"#/properties/moveBy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000}}];
return false; } else {
if(data0 < 0 || isNaN(data0)){
validate86.errors = [{instancePath:instancePath+"/moveBy",schemaPath:"#/properties/moveBy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}} else {
validate86.errors = [{instancePath:instancePath+"/moveBy",schemaPath:"#/properties/moveBy/type",keyword:"type",params:{type: "number"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.moveTo !== undefined){
let data1 = data.moveTo;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
validate86.errors = [{instancePath:instancePath+"/moveTo",schemaPath:"#/properties/moveTo/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:\\d\\d)$"}}];
return false; }} else {
validate86.errors = [{instancePath:instancePath+"/moveTo",schemaPath:"#/properties/moveTo/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.frozen !== undefined){
const _errs6 = errors;
if(typeof data.frozen !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}}} else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate86.errors = vErrors;
return errors === 0; }

export const fixIdsBody = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-fix-ids" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.seed === undefined) && (missing0 = "seed")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "seed")){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate87.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 4294967295 || isNaN(data0)){
validate87.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}}];
return false; } else {
if(data0 < 0 || isNaN(data0)){
validate87.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}}}}} else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate87.errors = vErrors;
return errors === 0; }

export { getControlParameters as listFaultsParameters };
export { getControlParameters as addFaultParameters };
export { getControlParameters as replaceFaultsParameters };
export { getControlParameters as removeFaultsParameters };
export { getFaultParameters as removeFaultParameters };
export { getControlParameters as listScenariosParameters };
export { playScenarioParameters as stopScenarioParameters };
export { getControlParameters as listCallbacksParameters };
export { getFaultParameters as sendWebhookParameters };
export { getControlParameters as exportStateParameters };
export { getControlParameters as addSeedParameters };
export { getControlParameters as replaceStateParameters };
export { addSeedBody as replaceStateBody };
export { getControlParameters as emptyStateParameters };
export { getControlParameters as resetStateParameters };
export { getControlParameters as getClockParameters };
export { getControlParameters as changeClockParameters };
export { getControlParameters as fixIdsParameters };
