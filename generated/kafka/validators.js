// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listTopicsParameters = validate20;
const schema31 = {"type":"object","properties":{},"$id":"listTopicsParameters"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTopicsParameters" */;
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

export const getCommittedParameters = validate21;
const schema32 = {"type":"object","properties":{"path":{"type":"object","properties":{"consumer_group":{"type":"string","minLength":1},"instance_id":{"type":"string","minLength":1}},"required":["consumer_group","instance_id"]},"query":{"type":"object","properties":{"timeout":{"type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":10000}},"required":[]}},"$id":"getCommittedParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommittedParameters" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data0.instance_id === undefined) && (missing0 = "instance_id"))){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.consumer_group !== undefined){
let data1 = data0.consumer_group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.instance_id !== undefined){
let data2 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate21.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.timeout === undefined){
data3.timeout = 10000;
}
let data4 = data3.timeout;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate21.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getCommittedBody = validate22;
const schema33 = {"$ref":"contract#/components/schemas/topic-partitions","$id":"getCommittedBody"};
const schema35 = {"title":"TopicPartitions","description":"One partition, or an array of them.","oneOf":[{"$ref":"#/components/schemas/topic-partition"},{"type":"array","items":{"$ref":"#/components/schemas/topic-partition"}}]};
const schema36 = {"title":"TopicPartition","type":"object","required":["topic","partition"],"properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"partition":{"$ref":"#/components/schemas/partition"}}};
const schema37 = {"title":"TopicName","description":"At most 249 letters, digits, `.`, `_` and `-`; not `.` or `..`.","type":"string","minLength":1,"maxLength":249,"pattern":"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$","x-pattern-words":"must have only letters, digits, \".\", \"_\" and \"-\", and not be \".\" or \"..\"","examples":["greetings"]};
const schema38 = {"title":"Partition","description":"The number of a partition, from 0.","type":"integer","format":"int32","minimum":0,"maximum":2147483647,"examples":[0,1]};
const pattern4 = new RegExp("^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$", "u");

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
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate25.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate25.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate25.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"topic":true,"partition":true},"dynamicProps":false,"dynamicItems":false};


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
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.partition = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate24.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommittedBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
else {
var props0 = validate24.evaluated.props;
var items0 = validate24.evaluated.items;
}
validate22.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const getOffsetsParameters = validate29;
const schema39 = {"type":"object","properties":{"path":{"type":"object","properties":{"timestamp":{"oneOf":[{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},{"type":"string","enum":["earliest","latest"]}]}},"required":["timestamp"]},"query":{"type":"object","properties":{"timeout":{"type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":10000}},"required":[]}},"$id":"getOffsetsParameters"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOffsetsParameters" */;
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
if((data0.timestamp === undefined) && (missing0 = "timestamp")){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.timestamp !== undefined){
let data1 = data0.timestamp;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err0 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs7 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "earliest") || (data1 === "latest"))){
const err4 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema39.properties.path.properties.timestamp.oneOf[1].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
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
const err5 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate29.errors = vErrors;
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
if(data.query !== undefined){
let data2 = data.query;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.timeout === undefined){
data2.timeout = 10000;
}
let data3 = data2.timeout;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate29.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate29.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate29.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate29.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getFetchBody = validate30;
const schema40 = {"$ref":"contract#/components/schemas/fetch-request","$id":"getFetchBody"};
const schema41 = {"title":"FetchRequest","description":"One topic, partition and offset, or several in `topicPartitionOffsets`, or both.","type":"object","properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"partition":{"$ref":"#/components/schemas/partition"},"offset":{"$ref":"#/components/schemas/offset"},"topicPartitionOffsets":{"description":"Where a partition is named more than once, the last one counts.","type":"array","items":{"$ref":"#/components/schemas/topic-partition-offset"}},"timeout":{"description":"How long to wait at most, in milliseconds.","type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":1000}},"if":{"not":{"properties":{"topicPartitionOffsets":{}},"required":["topicPartitionOffsets"]}},"then":{"properties":{"topic":{},"partition":{},"offset":{}},"required":["topic","partition","offset"]},"dependentRequired":{"topic":["partition","offset"],"partition":["topic","offset"],"offset":["topic","partition"]}};
const schema44 = {"title":"Offset","description":"The place of a message in its partition, from 0. What a JavaScript number does not hold exactly is none.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991,"examples":[7]};
const schema45 = {"title":"TopicPartitionOffset","type":"object","required":["topic","partition","offset"],"properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"partition":{"$ref":"#/components/schemas/partition"},"offset":{"$ref":"#/components/schemas/offset"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))) || ((data.offset === undefined) && (missing0 = "offset"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate32.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate32.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate32.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data2 = data.offset;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate32.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"topic":true,"partition":true,"offset":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.topicPartitionOffsets === undefined) && (missing0 = "topicPartitionOffsets")){
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
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.topic === undefined) && (missing1 = "topic")) || ((data.partition === undefined) && (missing1 = "partition"))) || ((data.offset === undefined) && (missing1 = "offset"))){
validate31.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.topic = true;
props0.partition = true;
props0.offset = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate31.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout === undefined){
data.timeout = 1000;
}
if(props0 !== true){
props0 = props0 || {};
props0.topic = true;
props0.partition = true;
props0.offset = true;
props0.topicPartitionOffsets = true;
props0.timeout = true;
}
if(data.topic !== undefined){
let data0 = data.topic;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate31.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate31.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs9 = errors;
const _errs10 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate31.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate31.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate31.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.offset !== undefined){
let data2 = data.offset;
const _errs12 = errors;
const _errs13 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate31.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/components/schemas/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.topicPartitionOffsets !== undefined){
let data3 = data.topicPartitionOffsets;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data3)){
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate32(data3[i0], {instancePath:instancePath+"/topicPartitionOffsets/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/topicPartitionOffsets",schemaPath:"#/properties/topicPartitionOffsets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
let data5 = data.timeout;
const _errs18 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate31.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
if(valid2){
let missing2;
if(data.topic !== undefined && (((data.partition === undefined) && (missing2 = "partition")) || ((data.offset === undefined) && (missing2 = "offset")))){
validate31.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "topic",
    missingProperty: missing2,
    depsCount: 2,
    deps: "partition, offset"},message:"must have properties partition, offset when property topic is present"}];
return false;
}
else {
if(data.partition !== undefined && (((data.topic === undefined) && (missing2 = "topic")) || ((data.offset === undefined) && (missing2 = "offset")))){
validate31.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "partition",
    missingProperty: missing2,
    depsCount: 2,
    deps: "topic, offset"},message:"must have properties topic, offset when property partition is present"}];
return false;
}
else {
if(data.offset !== undefined && (((data.topic === undefined) && (missing2 = "topic")) || ((data.partition === undefined) && (missing2 = "partition")))){
validate31.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "offset",
    missingProperty: missing2,
    depsCount: 2,
    deps: "topic, partition"},message:"must have properties topic, partition when property offset is present"}];
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
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getFetchBody" */;
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
else {
var props0 = validate31.evaluated.props;
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const getConsumeParameters = validate35;
const schema49 = {"type":"object","properties":{"path":{"type":"object","properties":{"consumer_group":{"type":"string","minLength":1},"instance_id":{"type":"string","minLength":1}},"required":["consumer_group","instance_id"]},"header":{"type":"object","properties":{"kafka-enable-auto-commit":{"type":"boolean","default":true},"kafka-auto-commit-interval":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":5000},"kafka-auto-offset-reset":{"type":"string","enum":["earliest","latest","none"],"default":"latest"},"kafka-session-timeout-ms":{"type":"integer","format":"int32","minimum":6000,"maximum":1800000,"default":120000}},"required":[]}},"$id":"getConsumeParameters"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConsumeParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data0.instance_id === undefined) && (missing0 = "instance_id"))){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.consumer_group !== undefined){
let data1 = data0.consumer_group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.instance_id !== undefined){
let data2 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate35.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3["kafka-enable-auto-commit"] === undefined){
data3["kafka-enable-auto-commit"] = true;
}
if(data3["kafka-auto-commit-interval"] === undefined){
data3["kafka-auto-commit-interval"] = 5000;
}
if(data3["kafka-auto-offset-reset"] === undefined){
data3["kafka-auto-offset-reset"] = "latest";
}
if(data3["kafka-session-timeout-ms"] === undefined){
data3["kafka-session-timeout-ms"] = 120000;
}
const _errs9 = errors;
if(typeof data3["kafka-enable-auto-commit"] !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/header/kafka-enable-auto-commit",schemaPath:"#/properties/header/properties/kafka-enable-auto-commit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data3["kafka-auto-commit-interval"];
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate35.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate35.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate35.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
if(valid2){
let data6 = data3["kafka-auto-offset-reset"];
const _errs13 = errors;
if(typeof data6 !== "string"){
validate35.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "earliest") || (data6 === "latest")) || (data6 === "none"))){
validate35.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/enum",keyword:"enum",params:{allowedValues: schema49.properties.header.properties["kafka-auto-offset-reset"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
if(valid2){
let data7 = data3["kafka-session-timeout-ms"];
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate35.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 > 1800000 || isNaN(data7)){
validate35.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1800000},message:"must be <= 1800000"}];
return false;
}
else {
if(data7 < 6000 || isNaN(data7)){
validate35.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 6000},message:"must be >= 6000"}];
return false;
}
}
}
}
var valid2 = _errs15 === errors;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const getConsumeBody = validate36;
const schema50 = {"$ref":"contract#/components/schemas/consume-request","$id":"getConsumeBody"};
const schema51 = {"title":"ConsumeRequest","description":"A single topic, or several in `topics`, or both.","type":"object","properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"topics":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/topic-name"}},"timeout":{"description":"How long to wait at most, in milliseconds.","type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":1000}},"if":{"not":{"properties":{"topics":{}},"required":["topics"]}},"then":{"properties":{"topic":{}},"required":["topic"]}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.topics === undefined) && (missing0 = "topics")){
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
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.topic === undefined) && (missing1 = "topic")){
validate37.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.topic = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate37.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout === undefined){
data.timeout = 1000;
}
if(props0 !== true){
props0 = props0 || {};
props0.topic = true;
props0.topics = true;
props0.timeout = true;
}
if(data.topic !== undefined){
let data0 = data.topic;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate37.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate37.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.topics !== undefined){
let data1 = data.topics;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
if(data1.length < 1){
validate37.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(func1(data2) > 249){
validate37.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate37.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate37.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
let data3 = data.timeout;
const _errs14 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate37.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate37.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate37.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConsumeBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
else {
var props0 = validate37.evaluated.props;
}
validate36.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const consumeTopicParameters = validate39;
const schema54 = {"type":"object","properties":{"path":{"type":"object","properties":{"consumer_group":{"type":"string","minLength":1},"instance_id":{"type":"string","minLength":1},"topic":{"$ref":"contract#/components/schemas/topic-name"}},"required":["consumer_group","instance_id","topic"]},"query":{"type":"object","properties":{"timeout":{"type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":1000}},"required":[]},"header":{"type":"object","properties":{"kafka-enable-auto-commit":{"type":"boolean","default":true},"kafka-auto-commit-interval":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":5000},"kafka-auto-offset-reset":{"type":"string","enum":["earliest","latest","none"],"default":"latest"},"kafka-session-timeout-ms":{"type":"integer","format":"int32","minimum":6000,"maximum":1800000,"default":120000}},"required":[]}},"$id":"consumeTopicParameters"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="consumeTopicParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data0.instance_id === undefined) && (missing0 = "instance_id"))) || ((data0.topic === undefined) && (missing0 = "topic"))){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.consumer_group !== undefined){
let data1 = data0.consumer_group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.instance_id !== undefined){
let data2 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate39.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.topic !== undefined){
let data3 = data0.topic;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 249){
validate39.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate39.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate39.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data4 = data.query;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeout === undefined){
data4.timeout = 1000;
}
let data5 = data4.timeout;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate39.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["kafka-enable-auto-commit"] === undefined){
data6["kafka-enable-auto-commit"] = true;
}
if(data6["kafka-auto-commit-interval"] === undefined){
data6["kafka-auto-commit-interval"] = 5000;
}
if(data6["kafka-auto-offset-reset"] === undefined){
data6["kafka-auto-offset-reset"] = "latest";
}
if(data6["kafka-session-timeout-ms"] === undefined){
data6["kafka-session-timeout-ms"] = 120000;
}
const _errs16 = errors;
if(typeof data6["kafka-enable-auto-commit"] !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/header/kafka-enable-auto-commit",schemaPath:"#/properties/header/properties/kafka-enable-auto-commit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs16 === errors;
if(valid4){
let data8 = data6["kafka-auto-commit-interval"];
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate39.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate39.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate39.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs18 === errors;
if(valid4){
let data9 = data6["kafka-auto-offset-reset"];
const _errs20 = errors;
if(typeof data9 !== "string"){
validate39.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data9 === "earliest") || (data9 === "latest")) || (data9 === "none"))){
validate39.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/enum",keyword:"enum",params:{allowedValues: schema54.properties.header.properties["kafka-auto-offset-reset"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs20 === errors;
if(valid4){
let data10 = data6["kafka-session-timeout-ms"];
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate39.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 1800000 || isNaN(data10)){
validate39.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1800000},message:"must be <= 1800000"}];
return false;
}
else {
if(data10 < 6000 || isNaN(data10)){
validate39.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 6000},message:"must be >= 6000"}];
return false;
}
}
}
}
var valid4 = _errs22 === errors;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
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
validate39.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

export const getCommitParameters = validate40;
const schema56 = {"type":"object","properties":{"path":{"type":"object","properties":{"consumer_group":{"type":"string","minLength":1},"instance_id":{"type":"string","minLength":1}},"required":["consumer_group","instance_id"]}},"$id":"getCommitParameters"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommitParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data0.instance_id === undefined) && (missing0 = "instance_id"))){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.consumer_group !== undefined){
let data1 = data0.consumer_group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.instance_id !== undefined){
let data2 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate40.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate40.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getCommitBody = validate41;
const schema57 = {"$ref":"contract#/components/schemas/commit-request","$id":"getCommitBody"};
const schema58 = {"title":"CommitRequest","description":"One offset, or an array of them; an empty array commits the last consumed messages. The offset is the one to go on\nwith, one behind the last message that was worked on, and is stored exactly as given.\n","oneOf":[{"$ref":"#/components/schemas/topic-partition-offset"},{"type":"array","items":{"$ref":"#/components/schemas/topic-partition-offset"}}]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.partition = true;
props0.offset = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate32(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate42.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommitBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
else {
var props0 = validate42.evaluated.props;
var items0 = validate42.evaluated.items;
}
validate41.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const getProduceBody = validate46;
const schema59 = {"$ref":"contract#/components/schemas/produce-messages","$id":"getProduceBody"};
const schema60 = {"title":"ProduceMessages","description":"One message, or an array of them, of one topic or several.","oneOf":[{"$ref":"#/components/schemas/produce-message"},{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/produce-message"}}]};
const schema61 = {"title":"ProduceMessage","description":"A message with its topic, else as for one topic.","type":"object","required":["topic","value"],"properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"value":{"description":"Its UTF-8 bytes are kept. `null`, which is beyond the base contract, makes a tombstone of the key.","type":["string","null"],"examples":["en"]},"partition":{"$ref":"#/components/schemas/wanted-partition"},"timestamp":{"$ref":"#/components/schemas/given-timestamp"},"key":{"type":["string","null"],"examples":["language"]},"headers":{"type":["array","null"],"items":{"$ref":"#/components/schemas/header"}}}};
const schema63 = {"title":"WantedPartition","description":"The number of a partition, from 0; `null` is none.","type":["integer","null"],"format":"int32","minimum":0,"maximum":2147483647};
const schema64 = {"title":"GivenTimestamp","description":"Milliseconds since 1970 UTC; `null` is none.","type":["integer","null"],"format":"int64","minimum":0,"maximum":9007199254740991};
const schema65 = {"title":"Header","description":"One header of a message. Several may have the same key.","type":"object","required":["key","value"],"properties":{"key":{"type":"string","examples":["language"]},"value":{"type":"string","examples":["en"]}}};

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
let missing0;
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.value === undefined) && (missing0 = "value"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate48.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema61.properties.value.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data2 = data.partition;
const _errs6 = errors;
const _errs7 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
validate48.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/type",keyword:"type",params:{type: schema63.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs9 = errors;
const _errs10 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/type",keyword:"type",params:{type: schema64.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data4 = data.key;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate48.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema61.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data5 = data.headers;
const _errs14 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate48.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema61.properties.headers.type},message:"must be array,null"}];
return false;
}
if(errors === _errs14){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.key === undefined) && (missing1 = "key")) || ((data6.value === undefined) && (missing1 = "value"))){
validate48.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.key !== undefined){
const _errs19 = errors;
if(typeof data6.key !== "string"){
validate48.errors = [{instancePath:instancePath+"/headers/" + i0+"/key",schemaPath:"#/components/schemas/header/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.value !== undefined){
const _errs21 = errors;
if(typeof data6.value !== "string"){
validate48.errors = [{instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/header/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs14 === errors;
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
validate48.evaluated = {"props":{"topic":true,"value":true,"partition":true,"timestamp":true,"key":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.topic = true;
props0.value = true;
props0.partition = true;
props0.timestamp = true;
props0.key = true;
props0.headers = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate48(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate47.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProduceBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
else {
var props0 = validate47.evaluated.props;
var items0 = validate47.evaluated.items;
}
validate46.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const getProduceToTopicParameters = validate52;
const schema66 = {"type":"object","properties":{"path":{"type":"object","properties":{"topic":{"$ref":"contract#/components/schemas/topic-name"}},"required":["topic"]}},"$id":"getProduceToTopicParameters"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProduceToTopicParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
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
if((data0.topic === undefined) && (missing0 = "topic")){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getProduceToTopicBody = validate53;
const schema68 = {"$ref":"contract#/components/schemas/topic-messages","$id":"getProduceToTopicBody"};
const schema69 = {"title":"TopicMessages","description":"One message, or an array of them.","oneOf":[{"$ref":"#/components/schemas/topic-message"},{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/topic-message"}}]};
const schema70 = {"title":"TopicMessage","description":"A message for the topic of the path. Without `partition` the hash of the key chooses it, as in Kafka's default\npartitioner; without a key, and an empty one is none, messages are spread. Without `timestamp` it is the time of\nthe append. What need not be given may be `null`, as some serializers write what is absent.\n","type":"object","required":["value"],"properties":{"value":{"description":"Its UTF-8 bytes are kept. `null`, which is beyond the base contract, makes a tombstone of the key.","type":["string","null"],"examples":["en"]},"partition":{"$ref":"#/components/schemas/wanted-partition"},"timestamp":{"$ref":"#/components/schemas/given-timestamp"},"key":{"type":["string","null"],"examples":["language"]},"headers":{"type":["array","null"],"items":{"$ref":"#/components/schemas/header"}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.value !== undefined){
let data0 = data.value;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate55.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema70.properties.value.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs3 = errors;
const _errs4 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
validate55.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/type",keyword:"type",params:{type: schema63.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/components/schemas/wanted-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs6 = errors;
const _errs7 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
validate55.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/type",keyword:"type",params:{type: schema64.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/given-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data3 = data.key;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate55.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema70.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs11 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate55.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema70.properties.headers.type},message:"must be array,null"}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.key === undefined) && (missing1 = "key")) || ((data5.value === undefined) && (missing1 = "value"))){
validate55.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.key !== undefined){
const _errs16 = errors;
if(typeof data5.key !== "string"){
validate55.errors = [{instancePath:instancePath+"/headers/" + i0+"/key",schemaPath:"#/components/schemas/header/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.value !== undefined){
const _errs18 = errors;
if(typeof data5.value !== "string"){
validate55.errors = [{instancePath:instancePath+"/headers/" + i0+"/value",schemaPath:"#/components/schemas/header/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/headers/" + i0,schemaPath:"#/components/schemas/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"value":true,"partition":true,"timestamp":true,"key":true,"headers":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.value = true;
props0.partition = true;
props0.timestamp = true;
props0.key = true;
props0.headers = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate55(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate54.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate54.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProduceToTopicBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
else {
var props0 = validate54.evaluated.props;
var items0 = validate54.evaluated.items;
}
validate53.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const produceMessageParameters = validate59;
const schema74 = {"type":"object","properties":{"path":{"type":"object","properties":{"topic":{"$ref":"contract#/components/schemas/topic-name"},"message":{"type":"string","minLength":1}},"required":["topic","message"]},"query":{"type":"object","properties":{"key":{"type":"string"}},"required":[]}},"$id":"produceMessageParameters"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="produceMessageParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if(((data0.topic === undefined) && (missing0 = "topic")) || ((data0.message === undefined) && (missing0 = "message"))){
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate59.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate59.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate59.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"contract#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate59.errors = [{instancePath:instancePath+"/path/message",schemaPath:"#/properties/path/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/path/message",schemaPath:"#/properties/path/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data3 = data.query;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key !== undefined){
if(typeof data3.key !== "string"){
validate59.errors = [{instancePath:instancePath+"/query/key",schemaPath:"#/properties/query/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhookParameters = validate60;
const schema76 = {"type":"object","properties":{"query":{"type":"object","properties":{"topic":{"$ref":"contract#/components/schemas/topic-name"}},"required":["topic"]}},"$id":"getWebhookParameters"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.topic === undefined) && (missing0 = "topic")){
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate60.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"contract#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"contract#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate60.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"contract#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"contract#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const getConnectorConfigParameters = validate61;
const schema78 = {"type":"object","properties":{"path":{"type":"object","properties":{"name":{"type":"string","minLength":1}},"required":["name"]}},"$id":"getConnectorConfigParameters"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConnectorConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
let data1 = data0.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export { listTopicsParameters as listConsumersParameters };
export { getCommittedParameters as postCommittedParameters };
export { getCommittedBody as postCommittedBody };
export { getCommittedBody as getOffsetsBody };
export { getOffsetsParameters as postOffsetsParameters };
export { getCommittedBody as postOffsetsBody };
export { listTopicsParameters as getFetchParameters };
export { listTopicsParameters as postFetchParameters };
export { getFetchBody as postFetchBody };
export { getConsumeParameters as postConsumeParameters };
export { getConsumeBody as postConsumeBody };
export { getCommitParameters as postCommitParameters };
export { getCommitBody as postCommitBody };
export { getCommitParameters as postDeleteConsumerParameters };
export { getCommitParameters as deleteConsumerParameters };
export { listTopicsParameters as getProduceParameters };
export { listTopicsParameters as postProduceParameters };
export { getProduceBody as postProduceBody };
export { getProduceToTopicParameters as postProduceToTopicParameters };
export { getProduceToTopicBody as postProduceToTopicBody };
export { getWebhookParameters as postWebhookParameters };
export { listTopicsParameters as listConnectorConfigsParameters };
