// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listTopicsResponse200 = validate15;
const schema34 = {"type":"object","additionalProperties":{"type":"integer","format":"int32","minimum":1},"$id":"listTopicsResponse200"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTopicsResponse200" */;
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
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate15.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate15.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
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

export const listTopicsResponse400 = validate16;
const schema35 = {"type":"object","additionalProperties":false,"required":["error","status"],"properties":{"error":{"type":"string","minLength":1},"status":{"type":"integer","enum":[400,401,403,404,405,408,409,413,422,429,431,500,503]}},"$id":"component-error"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

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
if(((data.error === undefined) && (missing0 = "error")) || ((data.status === undefined) && (missing0 = "status"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "status"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate16.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((((((((((((data1 === 400) || (data1 === 401)) || (data1 === 403)) || (data1 === 404)) || (data1 === 405)) || (data1 === 408)) || (data1 === 409)) || (data1 === 413)) || (data1 === 422)) || (data1 === 429)) || (data1 === 431)) || (data1 === 500)) || (data1 === 503))){
validate16.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema35.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listConsumersResponse200 = validate17;
const schema36 = {"type":"array","items":{"$ref":"component-group-assignments"},"$id":"listConsumersResponse200"};
const schema37 = {"type":"object","additionalProperties":false,"required":["name","instances"],"properties":{"name":{"type":"string"},"instances":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","topics"],"properties":{"name":{"type":"string"},"topics":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["topic","partitions"],"properties":{"topic":{"$ref":"component-topic-name"},"partitions":{"type":"array","items":{"$ref":"component-partition"}}}}}}}}},"$id":"component-group-assignments"};
const schema38 = {"type":"string","minLength":1,"maxLength":249,"pattern":"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$","$id":"component-topic-name"};
const schema39 = {"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"$id":"component-partition"};
const pattern4 = new RegExp("^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-group-assignments" */;
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.instances === undefined) && (missing0 = "instances"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "instances"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data1 = data.instances;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.topics === undefined) && (missing1 = "topics"))){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "topics"))){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.name !== undefined){
const _errs9 = errors;
if(typeof data2.name !== "string"){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/name",schemaPath:"#/properties/instances/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.topics !== undefined){
let data4 = data2.topics;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.topic === undefined) && (missing2 = "topic")) || ((data5.partitions === undefined) && (missing2 = "partitions"))){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1,schemaPath:"#/properties/instances/items/properties/topics/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data5){
if(!((key2 === "topic") || (key2 === "partitions"))){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1,schemaPath:"#/properties/instances/items/properties/topics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.topic !== undefined){
let data6 = data5.topic;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 249){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data6)){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.partitions !== undefined){
let data7 = data5.partitions;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
var valid6 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs21 = errors;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/partitions/" + i2,schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/partitions/" + i2,schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/partitions/" + i2,schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1+"/partitions",schemaPath:"#/properties/instances/items/properties/topics/items/properties/partitions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics/" + i1,schemaPath:"#/properties/instances/items/properties/topics/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/instances/" + i0+"/topics",schemaPath:"#/properties/instances/items/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate18.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listConsumersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
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
if(!(validate18(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getCommittedResponse200 = validate20;
const schema40 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["topic","partition","offset"],"properties":{"topic":{"$ref":"component-topic-name"},"partition":{"$ref":"component-partition"},"offset":{"type":"integer","format":"int64","minimum":-1}}},"$id":"shared-1"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.topic === undefined) && (missing0 = "topic")) || ((data0.partition === undefined) && (missing0 = "partition"))) || ((data0.offset === undefined) && (missing0 = "offset"))){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(((key0 === "topic") || (key0 === "partition")) || (key0 === "offset"))){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.partition !== undefined){
let data2 = data0.partition;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.offset !== undefined){
let data3 = data0.offset;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/offset",schemaPath:"#/items/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 < -1 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/offset",schemaPath:"#/items/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid1 = _errs10 === errors;
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
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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

export const getOffsetsResponse200 = validate21;
const schema43 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["topic","partition","offset"],"properties":{"topic":{"$ref":"component-topic-name"},"partition":{"$ref":"component-partition"},"offset":{"$ref":"component-offset"}}},"$id":"shared-2"};
const schema46 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991,"$id":"component-offset"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.topic === undefined) && (missing0 = "topic")) || ((data0.partition === undefined) && (missing0 = "partition"))) || ((data0.offset === undefined) && (missing0 = "offset"))){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(((key0 === "topic") || (key0 === "partition")) || (key0 === "offset"))){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.partition !== undefined){
let data2 = data0.partition;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.offset !== undefined){
let data3 = data0.offset;
const _errs10 = errors;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/offset",schemaPath:"component-offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/offset",schemaPath:"component-offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/offset",schemaPath:"component-offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
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
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getFetchResponse200 = validate22;
const schema47 = {"type":"array","items":{"$ref":"component-message"},"$id":"component-messages"};
const schema48 = {"type":"object","additionalProperties":false,"required":["topic","partition","offset","timestamp","key","value","headers"],"properties":{"topic":{"$ref":"component-topic-name"},"partition":{"$ref":"component-partition"},"offset":{"$ref":"component-offset"},"timestamp":{"$ref":"component-timestamp"},"key":{"type":"string"},"value":{"type":["string","null"]},"headers":{"type":"array","items":{"$ref":"component-header"}}},"$id":"component-message"};
const schema52 = {"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991,"$id":"component-timestamp"};
const schema53 = {"type":"object","required":["key","value"],"properties":{"key":{"type":"string"},"value":{"type":"string"}},"$id":"component-header"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-header" */;
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
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
const _errs1 = errors;
if(typeof data.key !== "string"){
validate24.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate24.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-message" */;
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
if((((((((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.headers === undefined) && (missing0 = "headers"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "topic") || (key0 === "partition")) || (key0 === "offset")) || (key0 === "timestamp")) || (key0 === "key")) || (key0 === "value")) || (key0 === "headers"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.topic !== undefined){
let data0 = data.topic;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate23.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate23.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate23.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate23.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data2 = data.offset;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate23.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate23.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate23.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate23.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs14 = errors;
if(typeof data.key !== "string"){
validate23.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data5 = data.value;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema48.properties.value.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data6 = data.headers;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate24(data6[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-messages" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getCommitResponse200 = validate27;
const schema54 = {"type":"object","additionalProperties":false,"required":["result","status"],"properties":{"result":{"const":"Success"},"status":{"const":200}},"$id":"component-success"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-success" */;
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
if(((data.result === undefined) && (missing0 = "result")) || ((data.status === undefined) && (missing0 = "status"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "result") || (key0 === "status"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
const _errs2 = errors;
if("Success" !== data.result){
validate27.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/const",keyword:"const",params:{allowedValue: "Success"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs3 = errors;
if(200 !== data.status){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: 200},message:"must be equal to constant"}];
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

export const getProduceResponse200 = validate28;
const schema55 = {"type":"array","items":{"$ref":"component-metadata"},"$id":"getProduceResponse200"};
const schema56 = {"type":"object","additionalProperties":false,"required":["topic","partition","offset","timestamp"],"properties":{"topic":{"$ref":"component-topic-name"},"partition":{"$ref":"component-partition"},"offset":{"$ref":"component-offset"},"timestamp":{"$ref":"component-timestamp"}},"$id":"component-metadata"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-metadata" */;
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
let missing0;
if(((((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "topic") || (key0 === "partition")) || (key0 === "offset")) || (key0 === "timestamp"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.topic !== undefined){
let data0 = data.topic;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data2 = data.offset;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate29.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate29.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate29.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProduceResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const produceMessageResponse200 = validate29;

export const listConnectorConfigsResponse200 = validate31;
const schema61 = {"type":"array","items":{"$ref":"component-connector-config"},"$id":"listConnectorConfigsResponse200"};
const schema62 = {"type":"object","additionalProperties":false,"required":["name","config"],"properties":{"name":{"type":"string"},"config":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"component-connector-config"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-config" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.config === undefined) && (missing0 = "config"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "config"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
let data1 = data.config;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs7 = errors;
if(typeof data1[key1] !== "string"){
validate32.errors = [{instancePath:instancePath+"/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/config/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listConnectorConfigsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate32(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getConnectorConfigResponse200 = validate32;

export { listTopicsResponse400 as listTopicsResponse401 };
export { listTopicsResponse400 as listTopicsResponse403 };
export { listTopicsResponse400 as listTopicsResponse503 };
export { listTopicsResponse400 as listConsumersResponse400 };
export { listTopicsResponse400 as listConsumersResponse401 };
export { listTopicsResponse400 as listConsumersResponse403 };
export { listTopicsResponse400 as listConsumersResponse503 };
export { listTopicsResponse400 as getCommittedResponse400 };
export { listTopicsResponse400 as getCommittedResponse401 };
export { listTopicsResponse400 as getCommittedResponse403 };
export { listTopicsResponse400 as getCommittedResponse404 };
export { listTopicsResponse400 as getCommittedResponse413 };
export { listTopicsResponse400 as getCommittedResponse503 };
export { getCommittedResponse200 as postCommittedResponse200 };
export { listTopicsResponse400 as postCommittedResponse400 };
export { listTopicsResponse400 as postCommittedResponse401 };
export { listTopicsResponse400 as postCommittedResponse403 };
export { listTopicsResponse400 as postCommittedResponse404 };
export { listTopicsResponse400 as postCommittedResponse413 };
export { listTopicsResponse400 as postCommittedResponse503 };
export { listTopicsResponse400 as getOffsetsResponse400 };
export { listTopicsResponse400 as getOffsetsResponse401 };
export { listTopicsResponse400 as getOffsetsResponse403 };
export { listTopicsResponse400 as getOffsetsResponse404 };
export { listTopicsResponse400 as getOffsetsResponse413 };
export { listTopicsResponse400 as getOffsetsResponse503 };
export { getOffsetsResponse200 as postOffsetsResponse200 };
export { listTopicsResponse400 as postOffsetsResponse400 };
export { listTopicsResponse400 as postOffsetsResponse401 };
export { listTopicsResponse400 as postOffsetsResponse403 };
export { listTopicsResponse400 as postOffsetsResponse404 };
export { listTopicsResponse400 as postOffsetsResponse413 };
export { listTopicsResponse400 as postOffsetsResponse503 };
export { listTopicsResponse400 as getFetchResponse400 };
export { listTopicsResponse400 as getFetchResponse401 };
export { listTopicsResponse400 as getFetchResponse403 };
export { listTopicsResponse400 as getFetchResponse404 };
export { listTopicsResponse400 as getFetchResponse413 };
export { listTopicsResponse400 as getFetchResponse503 };
export { getFetchResponse200 as postFetchResponse200 };
export { listTopicsResponse400 as postFetchResponse400 };
export { listTopicsResponse400 as postFetchResponse401 };
export { listTopicsResponse400 as postFetchResponse403 };
export { listTopicsResponse400 as postFetchResponse404 };
export { listTopicsResponse400 as postFetchResponse413 };
export { listTopicsResponse400 as postFetchResponse503 };
export { getFetchResponse200 as getConsumeResponse200 };
export { listTopicsResponse400 as getConsumeResponse400 };
export { listTopicsResponse400 as getConsumeResponse401 };
export { listTopicsResponse400 as getConsumeResponse403 };
export { listTopicsResponse400 as getConsumeResponse404 };
export { listTopicsResponse400 as getConsumeResponse413 };
export { listTopicsResponse400 as getConsumeResponse422 };
export { listTopicsResponse400 as getConsumeResponse429 };
export { listTopicsResponse400 as getConsumeResponse503 };
export { getFetchResponse200 as postConsumeResponse200 };
export { listTopicsResponse400 as postConsumeResponse400 };
export { listTopicsResponse400 as postConsumeResponse401 };
export { listTopicsResponse400 as postConsumeResponse403 };
export { listTopicsResponse400 as postConsumeResponse404 };
export { listTopicsResponse400 as postConsumeResponse413 };
export { listTopicsResponse400 as postConsumeResponse422 };
export { listTopicsResponse400 as postConsumeResponse429 };
export { listTopicsResponse400 as postConsumeResponse503 };
export { getFetchResponse200 as consumeTopicResponse200 };
export { listTopicsResponse400 as consumeTopicResponse400 };
export { listTopicsResponse400 as consumeTopicResponse401 };
export { listTopicsResponse400 as consumeTopicResponse403 };
export { listTopicsResponse400 as consumeTopicResponse404 };
export { listTopicsResponse400 as consumeTopicResponse422 };
export { listTopicsResponse400 as consumeTopicResponse429 };
export { listTopicsResponse400 as consumeTopicResponse503 };
export { listTopicsResponse400 as getCommitResponse400 };
export { listTopicsResponse400 as getCommitResponse401 };
export { listTopicsResponse400 as getCommitResponse403 };
export { listTopicsResponse400 as getCommitResponse404 };
export { listTopicsResponse400 as getCommitResponse409 };
export { listTopicsResponse400 as getCommitResponse413 };
export { listTopicsResponse400 as getCommitResponse503 };
export { getCommitResponse200 as postCommitResponse200 };
export { listTopicsResponse400 as postCommitResponse400 };
export { listTopicsResponse400 as postCommitResponse401 };
export { listTopicsResponse400 as postCommitResponse403 };
export { listTopicsResponse400 as postCommitResponse404 };
export { listTopicsResponse400 as postCommitResponse409 };
export { listTopicsResponse400 as postCommitResponse413 };
export { listTopicsResponse400 as postCommitResponse503 };
export { getCommitResponse200 as postDeleteConsumerResponse200 };
export { listTopicsResponse400 as postDeleteConsumerResponse400 };
export { listTopicsResponse400 as postDeleteConsumerResponse401 };
export { listTopicsResponse400 as postDeleteConsumerResponse403 };
export { listTopicsResponse400 as postDeleteConsumerResponse404 };
export { listTopicsResponse400 as postDeleteConsumerResponse503 };
export { getCommitResponse200 as deleteConsumerResponse200 };
export { listTopicsResponse400 as deleteConsumerResponse400 };
export { listTopicsResponse400 as deleteConsumerResponse401 };
export { listTopicsResponse400 as deleteConsumerResponse403 };
export { listTopicsResponse400 as deleteConsumerResponse404 };
export { listTopicsResponse400 as deleteConsumerResponse503 };
export { listTopicsResponse400 as getProduceResponse400 };
export { listTopicsResponse400 as getProduceResponse401 };
export { listTopicsResponse400 as getProduceResponse403 };
export { listTopicsResponse400 as getProduceResponse404 };
export { listTopicsResponse400 as getProduceResponse413 };
export { listTopicsResponse400 as getProduceResponse429 };
export { listTopicsResponse400 as getProduceResponse503 };
export { getProduceResponse200 as postProduceResponse200 };
export { listTopicsResponse400 as postProduceResponse400 };
export { listTopicsResponse400 as postProduceResponse401 };
export { listTopicsResponse400 as postProduceResponse403 };
export { listTopicsResponse400 as postProduceResponse404 };
export { listTopicsResponse400 as postProduceResponse413 };
export { listTopicsResponse400 as postProduceResponse429 };
export { listTopicsResponse400 as postProduceResponse503 };
export { getProduceResponse200 as getProduceToTopicResponse200 };
export { listTopicsResponse400 as getProduceToTopicResponse400 };
export { listTopicsResponse400 as getProduceToTopicResponse401 };
export { listTopicsResponse400 as getProduceToTopicResponse403 };
export { listTopicsResponse400 as getProduceToTopicResponse404 };
export { listTopicsResponse400 as getProduceToTopicResponse413 };
export { listTopicsResponse400 as getProduceToTopicResponse429 };
export { listTopicsResponse400 as getProduceToTopicResponse503 };
export { getProduceResponse200 as postProduceToTopicResponse200 };
export { listTopicsResponse400 as postProduceToTopicResponse400 };
export { listTopicsResponse400 as postProduceToTopicResponse401 };
export { listTopicsResponse400 as postProduceToTopicResponse403 };
export { listTopicsResponse400 as postProduceToTopicResponse404 };
export { listTopicsResponse400 as postProduceToTopicResponse413 };
export { listTopicsResponse400 as postProduceToTopicResponse429 };
export { listTopicsResponse400 as postProduceToTopicResponse503 };
export { listTopicsResponse400 as produceMessageResponse400 };
export { listTopicsResponse400 as produceMessageResponse401 };
export { listTopicsResponse400 as produceMessageResponse403 };
export { listTopicsResponse400 as produceMessageResponse404 };
export { listTopicsResponse400 as produceMessageResponse413 };
export { listTopicsResponse400 as produceMessageResponse429 };
export { listTopicsResponse400 as produceMessageResponse503 };
export { getProduceResponse200 as getWebhookResponse200 };
export { listTopicsResponse400 as getWebhookResponse400 };
export { listTopicsResponse400 as getWebhookResponse401 };
export { listTopicsResponse400 as getWebhookResponse403 };
export { listTopicsResponse400 as getWebhookResponse404 };
export { listTopicsResponse400 as getWebhookResponse413 };
export { listTopicsResponse400 as getWebhookResponse429 };
export { listTopicsResponse400 as getWebhookResponse503 };
export { getProduceResponse200 as postWebhookResponse200 };
export { listTopicsResponse400 as postWebhookResponse400 };
export { listTopicsResponse400 as postWebhookResponse401 };
export { listTopicsResponse400 as postWebhookResponse403 };
export { listTopicsResponse400 as postWebhookResponse404 };
export { listTopicsResponse400 as postWebhookResponse413 };
export { listTopicsResponse400 as postWebhookResponse429 };
export { listTopicsResponse400 as postWebhookResponse503 };
export { listTopicsResponse400 as listConnectorConfigsResponse400 };
export { listTopicsResponse400 as listConnectorConfigsResponse401 };
export { listTopicsResponse400 as listConnectorConfigsResponse403 };
export { listTopicsResponse400 as listConnectorConfigsResponse503 };
export { listTopicsResponse400 as getConnectorConfigResponse400 };
export { listTopicsResponse400 as getConnectorConfigResponse401 };
export { listTopicsResponse400 as getConnectorConfigResponse403 };
export { listTopicsResponse400 as getConnectorConfigResponse404 };
export { listTopicsResponse400 as getConnectorConfigResponse503 };
export { listTopicsResponse400 as unmatchedResponse400 };
export { listTopicsResponse400 as unmatchedResponse403 };
export { listTopicsResponse400 as unmatchedResponse404 };
export { listTopicsResponse400 as unmatchedResponse405 };
export { listTopicsResponse400 as unmatchedResponse408 };
export { listTopicsResponse400 as unmatchedResponse431 };
export { listTopicsResponse400 as unmatchedResponse503 };
