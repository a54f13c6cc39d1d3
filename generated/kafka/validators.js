// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listTopicsParameters = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTopicsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const getCommittedParameters = validate16;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.consumer_group !== undefined){
let data0 = data.consumer_group;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate17.errors = [{instancePath:instancePath+"/consumer_group",schemaPath:"#/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate17.errors = [{instancePath:instancePath+"/consumer_group",schemaPath:"#/properties/consumer_group/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.instance_id !== undefined){
let data1 = data.instance_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate17.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"#/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate17.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"#/properties/instance_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate17.errors = vErrors;
return errors === 0; }


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCommittedParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
const _errs1 = errors;
if(!(validate17(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.timeout === undefined){
data1.timeout = 10000; }
let data2 = data1.timeout;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate16.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}} else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }

export const getCommittedBody = validate19;
const pattern4 = new RegExp("^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-partition" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate20.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate20.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate20.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate20.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate20.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate20.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }}}} else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate20.errors = vErrors;
return errors === 0; }


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-partition-list" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate20(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}} else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate22.errors = vErrors;
return errors === 0; }


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-partitions" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length; }
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs2 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length; }
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++;
validate19.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate19.errors = vErrors;
return errors === 0; }

export const getOffsetsParameters = validate25;
const schema42 = {"type":"object","properties":{"path":{"type":"object","properties":{"timestamp":{"oneOf":[{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},{"type":"string","enum":["earliest","latest"]}]}},"required":["timestamp"]},"query":{"type":"object","properties":{"timeout":{"type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":10000}},"required":[]}},"$id":"getOffsetsParameters"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOffsetsParameters" */;
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
if((data0.timestamp === undefined) && (missing0 = "timestamp")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.timestamp !== undefined){
let data1 = data0.timestamp;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err0 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; } else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }}}}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0; }
const _errs7 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }
if(!((data1 === "earliest") || (data1 === "latest"))){
const err4 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema42.properties.path.properties.timestamp.oneOf[1].enum}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }
var _valid0 = _errs7 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid2 = true;
passing0 = 1; }}
if(!valid2){
const err5 = {instancePath:instancePath+"/path/timestamp",schemaPath:"#/properties/path/properties/timestamp/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++;
validate25.errors = vErrors;
return false; } else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4; } else {
vErrors = null; }}}}}} else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.timeout === undefined){
data2.timeout = 10000; }
let data3 = data2.timeout;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate25.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}} else {
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs9 === errors; } else {
var valid0 = true; }}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const getFetchBody = validate26;
const schema43 = {"type":"object","properties":{"topic":{"$ref":"component-wanted-topic"},"partition":{"$ref":"component-wanted-partition"},"offset":{"$ref":"component-wanted-offset"},"topicPartitionOffsets":{"type":["array","null"],"items":{"$ref":"component-topic-partition-offset"}},"timeout":{"$ref":"component-wanted-timeout"}},"if":{"allOf":[{"required":["topicPartitionOffsets"]},{"properties":{"topic":{"type":"null"},"partition":{"type":"null"},"offset":{"type":"null"},"topicPartitionOffsets":{"not":{"type":"null"}}}}]},"else":{"allOf":[{"required":["topic","partition","offset"]},{"properties":{"topic":{"type":"string"},"partition":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}}]},"$id":"component-fetch-request"};
const schema46 = {"type":["integer","null"],"format":"int32","minimum":0,"maximum":2147483647,"$id":"component-wanted-partition"};
const schema47 = {"type":["integer","null"],"format":"int64","minimum":0,"maximum":9007199254740991,"$id":"component-wanted-offset"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-wanted-topic" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func1(data) > 249){
const err0 = {instancePath,schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; } else {
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; } else {
if(!pattern4.test(data)){
const err2 = {instancePath,schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }}}} else {
const err3 = {instancePath,schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs4 = errors;
if(data !== null){
const err4 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++;
validate27.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate27.errors = vErrors;
return errors === 0; }


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-partition-offset" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))) || ((data.offset === undefined) && (missing0 = "offset"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate29.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.offset !== undefined){
let data2 = data.offset;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}}}} else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate29.errors = vErrors;
return errors === 0; }

const schema52 = {"type":["integer","null"],"format":"int64","minimum":0,"maximum":2147483647,"default":1000,"$id":"component-wanted-timeout"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-wanted-timeout" */;
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type}}];
return false; }
if(errors === 0){
if(typeof data == "number"){
if(data > 2147483647 || isNaN(data)){
validate31.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data < 0 || isNaN(data)){
validate31.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
validate31.errors = vErrors;
return errors === 0; }


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-fetch-request" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.topicPartitionOffsets === undefined) && (missing0 = "topicPartitionOffsets")){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topic !== undefined){
const _errs5 = errors;
if(data.topic !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var valid2 = _errs5 === errors; } else {
var valid2 = true; }
if(valid2){
if(data.partition !== undefined){
const _errs7 = errors;
if(data.partition !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; }
var valid2 = _errs7 === errors; } else {
var valid2 = true; }
if(valid2){
if(data.offset !== undefined){
const _errs9 = errors;
if(data.offset !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }
var valid2 = _errs9 === errors; } else {
var valid2 = true; }
if(valid2){
if(data.topicPartitionOffsets !== undefined){
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(data.topicPartitionOffsets !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }
var valid3 = _errs13 === errors;
if(valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++; } else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12; } else {
vErrors = null; }}}
var valid2 = _errs11 === errors; } else {
var valid2 = true; }}}}}
var valid1 = _errs4 === errors; }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1; } else {
vErrors = null; }}
if(!_valid0){
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.topic === undefined) && (missing1 = "topic")) || ((data.partition === undefined) && (missing1 = "partition"))) || ((data.offset === undefined) && (missing1 = "offset"))){
validate26.errors = [{instancePath,schemaPath:"#/else/allOf/0/required",keyword:"required",params:{missingProperty: missing1}}];
return false; }}
var valid4 = _errs16 === errors;
if(valid4){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topic !== undefined){
const _errs18 = errors;
if(typeof data.topic !== "string"){
validate26.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/else/allOf/1/properties/topic/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid5 = _errs18 === errors; } else {
var valid5 = true; }
if(valid5){
if(data.partition !== undefined){
let data5 = data.partition;
const _errs20 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/else/allOf/1/properties/partition/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs20){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/else/allOf/1/properties/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/else/allOf/1/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false; }}}}
var valid5 = _errs20 === errors; } else {
var valid5 = true; }
if(valid5){
if(data.offset !== undefined){
let data6 = data.offset;
const _errs22 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/else/allOf/1/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs22){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/else/allOf/1/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/else/allOf/1/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false; }}}}
var valid5 = _errs22 === errors; } else {
var valid5 = true; }}}}
var valid4 = _errs17 === errors; }
var _valid0 = _errs15 === errors;
valid0 = _valid0; }
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err6]; } else {
vErrors.push(err6); }
errors++;
validate26.errors = vErrors;
return false; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topic !== undefined){
const _errs24 = errors;
if(!(validate27(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length; }
var valid6 = _errs24 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.partition !== undefined){
let data8 = data.partition;
const _errs25 = errors;
const _errs26 = errors;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/type",keyword:"type",params:{type: schema46.type}}];
return false; }
if(errors === _errs26){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data8 < 0 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid6 = _errs25 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.offset !== undefined){
let data9 = data.offset;
const _errs28 = errors;
const _errs29 = errors;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-wanted-offset/type",keyword:"type",params:{type: schema47.type}}];
return false; }
if(errors === _errs29){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-wanted-offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data9 < 0 || isNaN(data9)){
validate26.errors = [{instancePath:instancePath+"/offset",schemaPath:"component-wanted-offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid6 = _errs28 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.topicPartitionOffsets !== undefined){
let data10 = data.topicPartitionOffsets;
const _errs31 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate26.errors = [{instancePath:instancePath+"/topicPartitionOffsets",schemaPath:"#/properties/topicPartitionOffsets/type",keyword:"type",params:{type: schema43.properties.topicPartitionOffsets.type}}];
return false; }
if(errors === _errs31){
if(Array.isArray(data10)){
var valid9 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs33 = errors;
if(!(validate29(data10[i0], {instancePath:instancePath+"/topicPartitionOffsets/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length; }
var valid9 = _errs33 === errors;
if(!valid9){
break; }}}}
var valid6 = _errs31 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.timeout !== undefined){
const _errs34 = errors;
if(!(validate31(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length; }
var valid6 = _errs34 === errors; } else {
var valid6 = true; }}}}}} else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate26.errors = vErrors;
return errors === 0; }

export const getConsumeParameters = validate33;
const schema53 = {"type":"object","properties":{"path":{"$ref":"shared-1"},"header":{"type":"object","properties":{"kafka-enable-auto-commit":{"type":"boolean","default":true},"kafka-auto-commit-interval":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":5000},"kafka-auto-offset-reset":{"type":"string","enum":["earliest","latest","none"],"default":"latest"},"kafka-session-timeout-ms":{"type":"integer","format":"int32","minimum":6000,"maximum":1800000,"default":120000}},"required":[]}},"$id":"getConsumeParameters"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConsumeParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
const _errs1 = errors;
if(!(validate17(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data1 = data.header;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["kafka-enable-auto-commit"] === undefined){
data1["kafka-enable-auto-commit"] = true; }
if(data1["kafka-auto-commit-interval"] === undefined){
data1["kafka-auto-commit-interval"] = 5000; }
if(data1["kafka-auto-offset-reset"] === undefined){
data1["kafka-auto-offset-reset"] = "latest"; }
if(data1["kafka-session-timeout-ms"] === undefined){
data1["kafka-session-timeout-ms"] = 120000; }
const _errs4 = errors;
if(typeof data1["kafka-enable-auto-commit"] !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/header/kafka-enable-auto-commit",schemaPath:"#/properties/header/properties/kafka-enable-auto-commit/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs4 === errors;
if(valid1){
let data3 = data1["kafka-auto-commit-interval"];
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate33.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
validate33.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate33.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs6 === errors;
if(valid1){
let data4 = data1["kafka-auto-offset-reset"];
const _errs8 = errors;
if(typeof data4 !== "string"){
validate33.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data4 === "earliest") || (data4 === "latest")) || (data4 === "none"))){
validate33.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/enum",keyword:"enum",params:{allowedValues: schema53.properties.header.properties["kafka-auto-offset-reset"].enum}}];
return false; }
var valid1 = _errs8 === errors;
if(valid1){
let data5 = data1["kafka-session-timeout-ms"];
const _errs10 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate33.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs10){
if(typeof data5 == "number"){
if(data5 > 1800000 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1800000}}];
return false; } else {
if(data5 < 6000 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 6000}}];
return false; }}}}
var valid1 = _errs10 === errors; }}}} else {
validate33.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }}} else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate33.errors = vErrors;
return errors === 0; }

export const getConsumeBody = validate35;
const schema54 = {"type":"object","properties":{"topic":{"$ref":"component-wanted-topic"},"topics":{"type":["array","null"],"minItems":1,"items":{"$ref":"component-topic-name"}},"timeout":{"$ref":"component-wanted-timeout"}},"if":{"allOf":[{"required":["topics"]},{"properties":{"topics":{"not":{"type":"null"}}}}]},"else":{"allOf":[{"required":["topic"]},{"properties":{"topic":{"type":"string"}}}]},"$id":"component-consume-request"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-consume-request" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.topics === undefined) && (missing0 = "topics")){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topics !== undefined){
const _errs6 = errors;
const _errs7 = errors;
if(data.topics !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var valid3 = _errs7 === errors;
if(valid3){
const err2 = {};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++; } else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6; } else {
vErrors = null; }}}}}
var valid1 = _errs4 === errors; }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1; } else {
vErrors = null; }}
if(!_valid0){
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.topic === undefined) && (missing1 = "topic")){
validate35.errors = [{instancePath,schemaPath:"#/else/allOf/0/required",keyword:"required",params:{missingProperty: missing1}}];
return false; }}
var valid4 = _errs10 === errors;
if(valid4){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topic !== undefined){
if(typeof data.topic !== "string"){
validate35.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/else/allOf/1/properties/topic/type",keyword:"type",params:{type: "string"}}];
return false; }}}
var valid4 = _errs11 === errors; }
var _valid0 = _errs9 === errors;
valid0 = _valid0; }
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++;
validate35.errors = vErrors;
return false; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topic !== undefined){
const _errs14 = errors;
if(!(validate27(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length; }
var valid6 = _errs14 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.topics !== undefined){
let data3 = data.topics;
const _errs15 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate35.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: schema54.properties.topics.type}}];
return false; }
if(errors === _errs15){
if(Array.isArray(data3)){
if(data3.length < 1){
validate35.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid7 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data4 === "string"){
if(func1(data4) > 249){
validate35.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data4) < 1){
validate35.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data4)){
validate35.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate35.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid7 = _errs17 === errors;
if(!valid7){
break; }}}}}
var valid6 = _errs15 === errors; } else {
var valid6 = true; }
if(valid6){
if(data.timeout !== undefined){
const _errs20 = errors;
if(!(validate31(data.timeout, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length; }
var valid6 = _errs20 === errors; } else {
var valid6 = true; }}}} else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate35.errors = vErrors;
return errors === 0; }

export const consumeTopicParameters = validate38;
const schema56 = {"type":"object","properties":{"path":{"type":"object","properties":{"consumer_group":{"type":"string","minLength":1},"instance_id":{"type":"string","minLength":1},"topic":{"$ref":"component-topic-name"}},"required":["consumer_group","instance_id","topic"]},"query":{"type":"object","properties":{"timeout":{"type":"integer","format":"int64","minimum":0,"maximum":2147483647,"default":1000}},"required":[]},"header":{"type":"object","properties":{"kafka-enable-auto-commit":{"type":"boolean","default":true},"kafka-auto-commit-interval":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":5000},"kafka-auto-offset-reset":{"type":"string","enum":["earliest","latest","none"],"default":"latest"},"kafka-session-timeout-ms":{"type":"integer","format":"int32","minimum":6000,"maximum":1800000,"default":120000}},"required":[]}},"$id":"consumeTopicParameters"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="consumeTopicParameters" */;
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
if((((data0.consumer_group === undefined) && (missing0 = "consumer_group")) || ((data0.instance_id === undefined) && (missing0 = "instance_id"))) || ((data0.topic === undefined) && (missing0 = "topic"))){
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.consumer_group !== undefined){
let data1 = data0.consumer_group;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate38.errors = [{instancePath:instancePath+"/path/consumer_group",schemaPath:"#/properties/path/properties/consumer_group/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.instance_id !== undefined){
let data2 = data0.instance_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate38.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate38.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"#/properties/path/properties/instance_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.topic !== undefined){
let data3 = data0.topic;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 249){
validate38.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data3) < 1){
validate38.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data3)){
validate38.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate38.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs7 === errors; } else {
var valid1 = true; }}}}} else {
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data4 = data.query;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeout === undefined){
data4.timeout = 1000; }
let data5 = data4.timeout;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate38.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate38.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate38.errors = [{instancePath:instancePath+"/query/timeout",schemaPath:"#/properties/query/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}} else {
validate38.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.header !== undefined){
let data6 = data.header;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["kafka-enable-auto-commit"] === undefined){
data6["kafka-enable-auto-commit"] = true; }
if(data6["kafka-auto-commit-interval"] === undefined){
data6["kafka-auto-commit-interval"] = 5000; }
if(data6["kafka-auto-offset-reset"] === undefined){
data6["kafka-auto-offset-reset"] = "latest"; }
if(data6["kafka-session-timeout-ms"] === undefined){
data6["kafka-session-timeout-ms"] = 120000; }
const _errs16 = errors;
if(typeof data6["kafka-enable-auto-commit"] !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/header/kafka-enable-auto-commit",schemaPath:"#/properties/header/properties/kafka-enable-auto-commit/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs16 === errors;
if(valid4){
let data8 = data6["kafka-auto-commit-interval"];
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate38.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate38.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data8 < 0 || isNaN(data8)){
validate38.errors = [{instancePath:instancePath+"/header/kafka-auto-commit-interval",schemaPath:"#/properties/header/properties/kafka-auto-commit-interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid4 = _errs18 === errors;
if(valid4){
let data9 = data6["kafka-auto-offset-reset"];
const _errs20 = errors;
if(typeof data9 !== "string"){
validate38.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data9 === "earliest") || (data9 === "latest")) || (data9 === "none"))){
validate38.errors = [{instancePath:instancePath+"/header/kafka-auto-offset-reset",schemaPath:"#/properties/header/properties/kafka-auto-offset-reset/enum",keyword:"enum",params:{allowedValues: schema56.properties.header.properties["kafka-auto-offset-reset"].enum}}];
return false; }
var valid4 = _errs20 === errors;
if(valid4){
let data10 = data6["kafka-session-timeout-ms"];
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate38.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 > 1800000 || isNaN(data10)){
validate38.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1800000}}];
return false; } else {
if(data10 < 6000 || isNaN(data10)){
validate38.errors = [{instancePath:instancePath+"/header/kafka-session-timeout-ms",schemaPath:"#/properties/header/properties/kafka-session-timeout-ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 6000}}];
return false; }}}}
var valid4 = _errs22 === errors; }}}} else {
validate38.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }}}} else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate38.errors = vErrors;
return errors === 0; }

export const getCommitParameters = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
if(!(validate17(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length; }}} else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate39.errors = vErrors;
return errors === 0; }

export const getCommitBody = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-commit-request" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length; }
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length; }
var valid1 = _errs4 === errors;
if(!valid1){
break; }}} else {
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }
const _errs5 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2]; } else {
if(_valid0){
valid0 = true;
passing0 = 2; }}}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate41.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate41.errors = vErrors;
return errors === 0; }

export const getProduceBody = validate44;
const schema61 = {"type":"object","required":["topic","value"],"properties":{"topic":{"$ref":"component-topic-name"},"value":{"type":["string","null"]},"partition":{"$ref":"component-wanted-partition"},"timestamp":{"$ref":"component-given-timestamp"},"key":{"type":["string","null"]},"headers":{"type":["array","null"],"items":{"$ref":"component-header"}}},"$id":"component-produce-message"};
const schema64 = {"type":["integer","null"],"format":"int64","minimum":0,"maximum":9007199254740991,"$id":"component-given-timestamp"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-header" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.key !== undefined){
const _errs1 = errors;
if(typeof data.key !== "string"){
validate46.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate46.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate46.errors = vErrors;
return errors === 0; }


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-produce-message" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.value === undefined) && (missing0 = "value"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.topic !== undefined){
let data0 = data.topic;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 249){
validate45.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data0) < 1){
validate45.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate45.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate45.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate45.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema61.properties.value.type}}];
return false; }
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partition !== undefined){
let data2 = data.partition;
const _errs6 = errors;
const _errs7 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
validate45.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/type",keyword:"type",params:{type: schema46.type}}];
return false; }
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs9 = errors;
const _errs10 = errors;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
validate45.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/type",keyword:"type",params:{type: schema64.type}}];
return false; }
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < 0 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.key !== undefined){
let data4 = data.key;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate45.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema61.properties.key.type}}];
return false; }
var valid0 = _errs12 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data5 = data.headers;
const _errs14 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate45.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema61.properties.headers.type}}];
return false; }
if(errors === _errs14){
if(Array.isArray(data5)){
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate46(data5[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length; }
var valid4 = _errs16 === errors;
if(!valid4){
break; }}}}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }}}}}}}} else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate45.errors = vErrors;
return errors === 0; }


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-produce-message-list" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate49.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate45(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}} else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate49.errors = vErrors;
return errors === 0; }


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-produce-messages" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length; }
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs2 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length; }
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++;
validate44.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate44.errors = vErrors;
return errors === 0; }

export const getProduceToTopicParameters = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getProduceToTopicParameters" */;
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
if((data0.topic === undefined) && (missing0 = "topic")){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data1)){
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate52.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate52.errors = vErrors;
return errors === 0; }

export const getProduceToTopicBody = validate53;
const schema70 = {"type":"object","required":["value"],"properties":{"value":{"type":["string","null"]},"partition":{"$ref":"component-wanted-partition"},"timestamp":{"$ref":"component-given-timestamp"},"key":{"type":["string","null"]},"headers":{"type":["array","null"],"items":{"$ref":"component-header"}}},"$id":"component-topic-message"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-message" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.value !== undefined){
let data0 = data.value;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate54.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema70.properties.value.type}}];
return false; }
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partition !== undefined){
let data1 = data.partition;
const _errs3 = errors;
const _errs4 = errors;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
validate54.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/type",keyword:"type",params:{type: schema46.type}}];
return false; }
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/partition",schemaPath:"component-wanted-partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs6 = errors;
const _errs7 = errors;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/type",keyword:"type",params:{type: schema64.type}}];
return false; }
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"component-given-timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.key !== undefined){
let data3 = data.key;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema70.properties.key.type}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs11 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate54.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema70.properties.headers.type}}];
return false; }
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate46(data4[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length; }
var valid3 = _errs13 === errors;
if(!valid3){
break; }}}}
var valid0 = _errs11 === errors; } else {
var valid0 = true; }}}}}}} else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate54.errors = vErrors;
return errors === 0; }


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-message-list" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate57.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate54(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}}} else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false; }}
validate57.errors = vErrors;
return errors === 0; }


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-topic-messages" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length; }
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0; }
const _errs2 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length; }
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1]; } else {
if(_valid0){
valid0 = true;
passing0 = 1; }}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++;
validate53.errors = vErrors;
return false; } else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0; } else {
vErrors = null; }}}
validate53.errors = vErrors;
return errors === 0; }

export const produceMessageParameters = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="produceMessageParameters" */;
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
if(((data0.topic === undefined) && (missing0 = "topic")) || ((data0.message === undefined) && (missing0 = "message"))){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate60.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data1)){
validate60.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate60.errors = [{instancePath:instancePath+"/path/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate60.errors = [{instancePath:instancePath+"/path/message",schemaPath:"#/properties/path/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate60.errors = [{instancePath:instancePath+"/path/message",schemaPath:"#/properties/path/properties/message/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs6 === errors; } else {
var valid1 = true; }}}} else {
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key !== undefined){
if(typeof data3.key !== "string"){
validate60.errors = [{instancePath:instancePath+"/query/key",schemaPath:"#/properties/query/properties/key/type",keyword:"type",params:{type: "string"}}];
return false; }}} else {
validate60.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }}} else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate60.errors = vErrors;
return errors === 0; }

export const getWebhookParameters = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.topic === undefined) && (missing0 = "topic")){
validate61.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.topic !== undefined){
let data1 = data0.topic;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 249){
validate61.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data1)){
validate61.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[a-zA-Z0-9._-]+$"}}];
return false; }}}} else {
validate61.errors = [{instancePath:instancePath+"/query/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate61.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate61.errors = vErrors;
return errors === 0; }

export const getConnectorConfigParameters = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConnectorConfigParameters" */;
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
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.name !== undefined){
let data1 = data0.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate62.errors = [{instancePath:instancePath+"/path/name",schemaPath:"#/properties/path/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate62.errors = vErrors;
return errors === 0; }

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
