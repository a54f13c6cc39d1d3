// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listSubjectsParameters = validate20;
const schema31 = {"type":"object","properties":{"query":{"type":"object","properties":{"subjectPrefix":{"type":"string","default":""},"deleted":{"type":"boolean","default":false},"deletedOnly":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSubjectsParameters"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsParameters" */;
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
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.subjectPrefix === undefined){
data0.subjectPrefix = "";
}
if(data0.deleted === undefined){
data0.deleted = false;
}
if(data0.deletedOnly === undefined){
data0.deletedOnly = false;
}
if(data0.offset === undefined){
data0.offset = 0;
}
if(data0.limit === undefined){
data0.limit = -1;
}
const _errs3 = errors;
if(typeof data0.subjectPrefix !== "string"){
validate20.errors = [{instancePath:instancePath+"/query/subjectPrefix",schemaPath:"#/properties/query/properties/subjectPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(typeof data0.deleted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data0.deletedOnly !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/query/deletedOnly",schemaPath:"#/properties/query/properties/deletedOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data0.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate20.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate20.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate20.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data0.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate20.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listSubjectsResponse200 = validate21;
const schema32 = {"title":"Subjects","type":"array","items":{"type":"string"},"$id":"listSubjectsResponse200"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse200" */;
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
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

export const listSubjectsResponse400 = validate22;
const schema33 = {"$ref":"contract#/components/schemas/error","$id":"listSubjectsResponse400"};
const schema35 = {"title":"Error","type":"object","additionalProperties":false,"required":["error_code","message"],"properties":{"error_code":{"description":"The status, or a number of five digits that begins with it and says what it is.","type":"integer","minimum":400,"maximum":59999},"message":{"description":"A sentence that names what was wrong.","type":"string","minLength":1}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse400" */;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate22.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate22.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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

export const listSubjectsResponse401 = validate24;
const schema36 = {"$ref":"contract#/components/schemas/error","$id":"listSubjectsResponse401"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse401" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate24.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate24.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate24.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate24.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaParameters = validate25;
const schema38 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"normalize":{"type":"boolean","default":false},"deleted":{"type":"boolean","default":false}},"required":[]}},"$id":"lookUpSchemaParameters"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.subject === undefined) && (missing0 = "subject")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.normalize === undefined){
data2.normalize = false;
}
if(data2.deleted === undefined){
data2.deleted = false;
}
const _errs7 = errors;
if(typeof data2.normalize !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deleted !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaBody = validate26;
const schema39 = {"$ref":"requests#/components/schemas/given-schema","$id":"lookUpSchemaBody"};
const schema41 = {"title":"Given schema","type":"object","additionalProperties":false,"required":["schema"],"properties":{"schema":{"description":"The schema as a string.","type":"string","examples":["{\"type\":\"string\"}"],"minLength":1},"schemaType":{"description":"`AVRO` where it is not given. `PROTOBUF` is not supported.","type":["string","null"],"examples":["JSON"]},"references":{"type":["array","null"],"maxItems":1000,"items":{"$ref":"#/components/schemas/reference"}},"id":{"type":"null","description":"Ids are given by the registry."},"version":{"type":"null","description":"Versions are counted by the registry."},"metadata":{"type":"null","description":"Not supported."},"ruleSet":{"type":"null","description":"Not supported."}}};
const schema42 = {"title":"Reference","description":"A version of a subject that the schema uses.","type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"description":"What the schema calls it; for Avro the full name of a type, for JSON Schema what stands in `$ref`.","type":"string","examples":["Greeting"],"minLength":1,"maxLength":1000},"subject":{"type":"string","minLength":1,"maxLength":512,"examples":["greetings-value"]},"version":{"description":"A version of the subject; -1 is the latest at the moment.","type":"integer","examples":[1],"format":"int32","minimum":-1,"maximum":2147483647}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "id")) || (key0 === "version")) || (key0 === "metadata")) || (key0 === "ruleSet"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
let data0 = data.schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema41.properties.schemaType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate28.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema41.properties.references.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate28.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.subject === undefined) && (missing1 = "subject"))) || ((data3.version === undefined) && (missing1 = "version"))){
validate28.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate28.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 1000){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.subject !== undefined){
let data5 = data3.subject;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.version !== undefined){
let data6 = data3.version;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate28.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
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
validate28.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
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
if(data.id !== undefined){
const _errs18 = errors;
if(data.id !== null){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs20 = errors;
if(data.version !== null){
validate28.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs22 = errors;
if(data.metadata !== null){
validate28.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
const _errs24 = errors;
if(data.ruleSet !== null){
validate28.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse200 = validate30;
const schema43 = {"$ref":"contract#/components/schemas/subject-version","$id":"lookUpSchemaResponse200"};
const schema44 = {"title":"Version of a subject","type":"object","additionalProperties":false,"required":["subject","version","id","schema"],"properties":{"subject":{"type":"string","examples":["greetings-value","letters-value"]},"version":{"$ref":"#/components/schemas/version-number"},"id":{"$ref":"#/components/schemas/schema-id"},"schemaType":{"$ref":"#/components/schemas/schema-type","description":"Left out where it is `AVRO`."},"references":{"description":"Left out where there are none.","type":"array","minItems":1,"items":{"$ref":"#/components/schemas/reference"}},"schema":{"type":"string","examples":["{\"type\":\"array\",\"items\":\"Greeting\"}","{\"type\":\"string\"}"]}}};
const schema45 = {"title":"Version","type":"integer","format":"int32","minimum":1,"examples":[1]};
const schema46 = {"title":"Schema id","type":"integer","format":"int32","minimum":1,"examples":[1]};
const schema47 = {"title":"Schema type","type":"string","enum":["AVRO","JSON"]};
const schema48 = {"title":"Reference","description":"A version of a subject that the schema uses.","type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"description":"What the schema calls it; for Avro the full name of a type, for JSON Schema what stands in `$ref`.","type":"string","examples":["Greeting"],"minLength":1,"maxLength":1000},"subject":{"type":"string","minLength":1,"maxLength":512,"examples":["greetings-value"]},"version":{"description":"A version of the subject; -1 is the latest at the moment.","type":"integer","examples":[1],"format":"int32","minimum":-1,"maximum":2147483647}}};

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
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate31.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate31.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate31.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data3 = data.schemaType;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate31.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate31.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data4 = data.references;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length < 1){
validate31.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.name === undefined) && (missing1 = "name")) || ((data5.subject === undefined) && (missing1 = "subject"))) || ((data5.version === undefined) && (missing1 = "version"))){
validate31.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate31.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 1000){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.subject !== undefined){
let data7 = data5.subject;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 512){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.version !== undefined){
let data8 = data5.version;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < -1 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid6 = _errs23 === errors;
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
validate31.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs25 = errors;
if(typeof data.schema !== "string"){
validate31.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse200" */;
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

export const lookUpSchemaResponse400 = validate33;
const schema49 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse400"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate33.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate33.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse401 = validate34;
const schema51 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse401"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate34.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate34.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate34.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate34.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate34.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse403 = validate35;
const schema53 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse403"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate35.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate35.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate35.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse404 = validate36;
const schema55 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse404"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate36.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse413 = validate37;
const schema57 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse413"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate37.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate37.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate37.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate37.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate37.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate37.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse422 = validate38;
const schema59 = {"$ref":"contract#/components/schemas/error","$id":"lookUpSchemaResponse422"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate38.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate38.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate38.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate38.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate38.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate38.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectParameters = validate39;
const schema61 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"permanent":{"type":"boolean","default":false}},"required":[]}},"$id":"deleteSubjectParameters"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.permanent === undefined){
data2.permanent = false;
}
if(typeof data2.permanent !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse200 = validate40;
const schema62 = {"title":"Versions","type":"array","items":{"$ref":"contract#/components/schemas/version-number"},"$id":"deleteSubjectResponse200"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate40.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse400 = validate41;
const schema64 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectResponse400"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate41.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate41.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate41.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate41.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate41.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate41.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse401 = validate42;
const schema66 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectResponse401"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse401" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate42.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate42.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate42.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate42.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse403 = validate43;
const schema68 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectResponse403"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate43.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate43.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate43.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate43.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse404 = validate44;
const schema70 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectResponse404"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate44.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate44.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate44.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate44.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse422 = validate45;
const schema72 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectResponse422"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate45.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate45.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listVersionsParameters = validate46;
const schema74 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false},"deletedOnly":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listVersionsParameters"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate46.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.deleted === undefined){
data2.deleted = false;
}
if(data2.deletedOnly === undefined){
data2.deletedOnly = false;
}
if(data2.offset === undefined){
data2.offset = 0;
}
if(data2.limit === undefined){
data2.limit = -1;
}
const _errs7 = errors;
if(typeof data2.deleted !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deletedOnly !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/query/deletedOnly",schemaPath:"#/properties/query/properties/deletedOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.offset;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate46.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate46.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate46.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
if(valid2){
let data6 = data2.limit;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate46.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid2 = _errs13 === errors;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listVersionsResponse200 = validate47;
const schema75 = {"title":"Versions","type":"array","items":{"$ref":"contract#/components/schemas/version-number"},"$id":"listVersionsResponse200"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listVersionsResponse400 = validate48;
const schema77 = {"$ref":"contract#/components/schemas/error","$id":"listVersionsResponse400"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate48.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate48.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate48.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listVersionsResponse401 = validate49;
const schema79 = {"$ref":"contract#/components/schemas/error","$id":"listVersionsResponse401"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate49.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate49.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listVersionsResponse403 = validate50;
const schema81 = {"$ref":"contract#/components/schemas/error","$id":"listVersionsResponse403"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate50.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate50.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate50.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listVersionsResponse404 = validate51;
const schema83 = {"$ref":"contract#/components/schemas/error","$id":"listVersionsResponse404"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate51.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate51.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate51.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate51.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaParameters = validate52;
const schema85 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"normalize":{"type":"boolean","default":false}},"required":[]}},"$id":"registerSchemaParameters"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.normalize === undefined){
data2.normalize = false;
}
if(typeof data2.normalize !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const registerSchemaBody = validate53;
const schema86 = {"$ref":"requests#/components/schemas/given-schema","$id":"registerSchemaBody"};

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
if((data.schema === undefined) && (missing0 = "schema")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "id")) || (key0 === "version")) || (key0 === "metadata")) || (key0 === "ruleSet"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
let data0 = data.schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate54.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate54.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema41.properties.schemaType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema41.properties.references.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate54.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.subject === undefined) && (missing1 = "subject"))) || ((data3.version === undefined) && (missing1 = "version"))){
validate54.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate54.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 1000){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.subject !== undefined){
let data5 = data3.subject;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.version !== undefined){
let data6 = data3.version;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate54.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
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
validate54.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
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
if(data.id !== undefined){
const _errs18 = errors;
if(data.id !== null){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs20 = errors;
if(data.version !== null){
validate54.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs22 = errors;
if(data.metadata !== null){
validate54.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
const _errs24 = errors;
if(data.ruleSet !== null){
validate54.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaBody" */;
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse200 = validate56;
const schema89 = {"title":"Registered","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"contract#/components/schemas/schema-id"}},"$id":"registerSchemaResponse200"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse400 = validate57;
const schema91 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse400"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate57.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse401 = validate58;
const schema93 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse401"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate58.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate58.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse403 = validate59;
const schema95 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse403"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate59.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate59.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse409 = validate60;
const schema97 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse409"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate60.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate60.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate60.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse413 = validate61;
const schema99 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse413"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate61.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate61.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse422 = validate62;
const schema101 = {"$ref":"contract#/components/schemas/error","$id":"registerSchemaResponse422"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate62.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionParameters = validate63;
const schema103 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}},"required":["subject","version"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false}},"required":[]}},"$id":"getVersionParameters"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate63.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate63.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3.deleted === undefined){
data3.deleted = false;
}
if(typeof data3.deleted !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse200 = validate64;
const schema104 = {"$ref":"contract#/components/schemas/subject-version","$id":"getVersionResponse200"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate65.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate65.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data3 = data.schemaType;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate65.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate65.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data4 = data.references;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length < 1){
validate65.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.name === undefined) && (missing1 = "name")) || ((data5.subject === undefined) && (missing1 = "subject"))) || ((data5.version === undefined) && (missing1 = "version"))){
validate65.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate65.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 1000){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.subject !== undefined){
let data7 = data5.subject;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 512){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.version !== undefined){
let data8 = data5.version;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < -1 || isNaN(data8)){
validate65.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid6 = _errs23 === errors;
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
validate65.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs25 = errors;
if(typeof data.schema !== "string"){
validate65.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse400 = validate67;
const schema110 = {"$ref":"contract#/components/schemas/error","$id":"getVersionResponse400"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate67.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse401 = validate68;
const schema112 = {"$ref":"contract#/components/schemas/error","$id":"getVersionResponse401"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate68.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate68.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate68.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate68.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate68.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate68.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse403 = validate69;
const schema114 = {"$ref":"contract#/components/schemas/error","$id":"getVersionResponse403"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate69.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate69.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate69.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate69.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse404 = validate70;
const schema116 = {"$ref":"contract#/components/schemas/error","$id":"getVersionResponse404"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate70.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate70.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate70.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate70.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate70.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate70.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionResponse422 = validate71;
const schema118 = {"$ref":"contract#/components/schemas/error","$id":"getVersionResponse422"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate71.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate71.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteVersionParameters = validate72;
const schema120 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}},"required":["subject","version"]},"query":{"type":"object","properties":{"permanent":{"type":"boolean","default":false}},"required":[]}},"$id":"deleteVersionParameters"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate72.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate72.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3.permanent === undefined){
data3.permanent = false;
}
if(typeof data3.permanent !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse200 = validate73;
const schema121 = {"$ref":"contract#/components/schemas/version-number","$id":"deleteVersionResponse200"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse400 = validate74;
const schema123 = {"$ref":"contract#/components/schemas/error","$id":"deleteVersionResponse400"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate74.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate74.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate74.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate74.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse401 = validate75;
const schema125 = {"$ref":"contract#/components/schemas/error","$id":"deleteVersionResponse401"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate75.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate75.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate75.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate75.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate75.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate75.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate75.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse403 = validate76;
const schema127 = {"$ref":"contract#/components/schemas/error","$id":"deleteVersionResponse403"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate76.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate76.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate76.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate76.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate76.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate76.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse404 = validate77;
const schema129 = {"$ref":"contract#/components/schemas/error","$id":"deleteVersionResponse404"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate77.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate77.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate77.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate77.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteVersionResponse422 = validate78;
const schema131 = {"$ref":"contract#/components/schemas/error","$id":"deleteVersionResponse422"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate78.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate78.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate78.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate78.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate78.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate78.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaParameters = validate79;
const schema133 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}},"required":["subject","version"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false}},"required":[]}},"$id":"getVersionSchemaParameters"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate79.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate79.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3.deleted === undefined){
data3.deleted = false;
}
if(typeof data3.deleted !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse200 = validate80;
const schema134 = {"title":"Schema","description":"What the schema is; a string, a list or an object.","$id":"getVersionSchemaResponse200"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse200" */;
validate80.errors = null;
return true;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse400 = validate81;
const schema135 = {"$ref":"contract#/components/schemas/error","$id":"getVersionSchemaResponse400"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate81.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate81.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate81.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate81.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse401 = validate82;
const schema137 = {"$ref":"contract#/components/schemas/error","$id":"getVersionSchemaResponse401"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate82.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate82.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate82.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate82.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate82.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate82.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate82.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse403 = validate83;
const schema139 = {"$ref":"contract#/components/schemas/error","$id":"getVersionSchemaResponse403"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate83.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate83.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate83.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate83.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate83.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate83.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse404 = validate84;
const schema141 = {"$ref":"contract#/components/schemas/error","$id":"getVersionSchemaResponse404"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate84.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate84.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate84.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate84.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate84.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate84.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse422 = validate85;
const schema143 = {"$ref":"contract#/components/schemas/error","$id":"getVersionSchemaResponse422"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate85.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate85.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate85.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate85.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingParameters = validate86;
const schema145 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}},"required":["subject","version"]},"query":{"type":"object","properties":{"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listReferencingParameters"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate86.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate86.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate86.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3.offset === undefined){
data3.offset = 0;
}
if(data3.limit === undefined){
data3.limit = -1;
}
let data4 = data3.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate86.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate86.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate86.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data3.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate86.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate86.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate86.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse200 = validate87;
const schema146 = {"title":"Ids","type":"array","items":{"$ref":"contract#/components/schemas/schema-id"},"$id":"listReferencingResponse200"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate87.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate87.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse400 = validate88;
const schema148 = {"$ref":"contract#/components/schemas/error","$id":"listReferencingResponse400"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate88.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse401 = validate89;
const schema150 = {"$ref":"contract#/components/schemas/error","$id":"listReferencingResponse401"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate89.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate89.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate89.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate89.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate89.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate89.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse403 = validate90;
const schema152 = {"$ref":"contract#/components/schemas/error","$id":"listReferencingResponse403"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate90.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate90.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate90.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate90.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate90.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate90.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate90.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse404 = validate91;
const schema154 = {"$ref":"contract#/components/schemas/error","$id":"listReferencingResponse404"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate91.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate91.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate91.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate91.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate91.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate91.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate91.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse422 = validate92;
const schema156 = {"$ref":"contract#/components/schemas/error","$id":"listReferencingResponse422"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate92.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate92.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate92.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate92.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate92.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemasParameters = validate93;
const schema158 = {"type":"object","properties":{"query":{"type":"object","properties":{"subjectPrefix":{"type":"string","default":""},"deleted":{"type":"boolean","default":false},"latestOnly":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSchemasParameters"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
if(data0.subjectPrefix === undefined){
data0.subjectPrefix = "";
}
if(data0.deleted === undefined){
data0.deleted = false;
}
if(data0.latestOnly === undefined){
data0.latestOnly = false;
}
if(data0.offset === undefined){
data0.offset = 0;
}
if(data0.limit === undefined){
data0.limit = -1;
}
const _errs3 = errors;
if(typeof data0.subjectPrefix !== "string"){
validate93.errors = [{instancePath:instancePath+"/query/subjectPrefix",schemaPath:"#/properties/query/properties/subjectPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(typeof data0.deleted !== "boolean"){
validate93.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data0.latestOnly !== "boolean"){
validate93.errors = [{instancePath:instancePath+"/query/latestOnly",schemaPath:"#/properties/query/properties/latestOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data0.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate93.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate93.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate93.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data0.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate93.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate93.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate93.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listSchemasResponse200 = validate94;
const schema159 = {"title":"Schemas","type":"array","items":{"$ref":"contract#/components/schemas/subject-version"},"$id":"listSchemasResponse200"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate95.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate95.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate95.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate95.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data3 = data.schemaType;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate95.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate95.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data4 = data.references;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length < 1){
validate95.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.name === undefined) && (missing1 = "name")) || ((data5.subject === undefined) && (missing1 = "subject"))) || ((data5.version === undefined) && (missing1 = "version"))){
validate95.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate95.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data5.name !== undefined){
let data6 = data5.name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 1000){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.subject !== undefined){
let data7 = data5.subject;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func1(data7) > 512){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.version !== undefined){
let data8 = data5.version;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < -1 || isNaN(data8)){
validate95.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid6 = _errs23 === errors;
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
validate95.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs25 = errors;
if(typeof data.schema !== "string"){
validate95.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
if(!(validate95(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemasResponse400 = validate97;
const schema165 = {"$ref":"contract#/components/schemas/error","$id":"listSchemasResponse400"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate97.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate97.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate97.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate97.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate97.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate97.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate97.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemasResponse401 = validate98;
const schema167 = {"$ref":"contract#/components/schemas/error","$id":"listSchemasResponse401"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate98.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate98.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate98.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTypesParameters = validate99;
const schema169 = {"type":"object","properties":{},"$id":"listTypesParameters"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTypesResponse200 = validate100;
const schema170 = {"title":"Types","type":"array","items":{"$ref":"contract#/components/schemas/schema-type"},"$id":"listTypesResponse200"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
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
if(typeof data0 !== "string"){
validate100.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "AVRO") || (data0 === "JSON"))){
validate100.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listTypesResponse401 = validate101;
const schema172 = {"$ref":"contract#/components/schemas/error","$id":"listTypesResponse401"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate101.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate101.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate101.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate101.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate101.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate101.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate101.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaParameters = validate102;
const schema174 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]},"query":{"type":"object","properties":{"fetchMaxId":{"type":"boolean","default":false}},"required":[]}},"$id":"getSchemaParameters"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if((data0.id === undefined) && (missing0 = "id")){
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate102.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fetchMaxId === undefined){
data2.fetchMaxId = false;
}
if(typeof data2.fetchMaxId !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/query/fetchMaxId",schemaPath:"#/properties/query/properties/fetchMaxId/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getSchemaResponse200 = validate103;
const schema175 = {"$ref":"contract#/components/schemas/registered-schema","$id":"getSchemaResponse200"};
const schema176 = {"title":"Registered schema","type":"object","additionalProperties":false,"required":["schema"],"properties":{"schema":{"type":"string","examples":["{\"type\":\"string\"}"]},"schemaType":{"$ref":"#/components/schemas/schema-type","description":"Left out where it is `AVRO`."},"references":{"description":"Left out where there are none.","type":"array","minItems":1,"items":{"$ref":"#/components/schemas/reference"}},"maxId":{"description":"The greatest id that has been given, where `fetchMaxId` asks for it.","type":"integer","examples":[3],"format":"int32","minimum":1}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "maxId"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
const _errs2 = errors;
if(typeof data.schema !== "string"){
validate104.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate104.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "AVRO") || (data1 === "JSON"))){
validate104.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length < 1){
validate104.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.subject === undefined) && (missing1 = "subject"))) || ((data3.version === undefined) && (missing1 = "version"))){
validate104.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate104.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 1000){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.subject !== undefined){
let data5 = data3.subject;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.version !== undefined){
let data6 = data3.version;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate104.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid4 = _errs17 === errors;
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
validate104.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxId !== undefined){
let data7 = data.maxId;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate104.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
validate104.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaResponse400 = validate106;
const schema179 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaResponse400"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate106.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate106.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate106.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate106.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate106.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaResponse401 = validate107;
const schema181 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaResponse401"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate107.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate107.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate107.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate107.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaResponse404 = validate108;
const schema183 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaResponse404"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate108.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate108.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate108.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate108.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextParameters = validate109;
const schema185 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]}},"$id":"getSchemaTextParameters"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
if((data0.id === undefined) && (missing0 = "id")){
validate109.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate109.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextResponse200 = validate110;
const schema186 = {"title":"Schema","description":"What the schema is; a string, a list or an object.","$id":"getSchemaTextResponse200"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextResponse200" */;
validate110.errors = null;
return true;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextResponse400 = validate111;
const schema187 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaTextResponse400"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate111.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate111.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate111.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate111.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextResponse401 = validate112;
const schema189 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaTextResponse401"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate112.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate112.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate112.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate112.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate112.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate112.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextResponse404 = validate113;
const schema191 = {"$ref":"contract#/components/schemas/error","$id":"getSchemaTextResponse404"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate113.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate113.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate113.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate113.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate113.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate113.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsParameters = validate114;
const schema193 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSchemaSubjectsParameters"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
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
if((data0.id === undefined) && (missing0 = "id")){
validate114.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate114.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate114.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate114.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.deleted === undefined){
data2.deleted = false;
}
if(data2.offset === undefined){
data2.offset = 0;
}
if(data2.limit === undefined){
data2.limit = -1;
}
const _errs7 = errors;
if(typeof data2.deleted !== "boolean"){
validate114.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate114.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate114.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate114.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate114.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate114.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate114.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsResponse200 = validate115;
const schema194 = {"title":"Subjects","type":"array","items":{"type":"string"},"$id":"listSchemaSubjectsResponse200"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
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
if(typeof data[i0] !== "string"){
validate115.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsResponse400 = validate116;
const schema195 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaSubjectsResponse400"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate116.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate116.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate116.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsResponse401 = validate117;
const schema197 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaSubjectsResponse401"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate117.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate117.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate117.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate117.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsResponse404 = validate118;
const schema199 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaSubjectsResponse404"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate118.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate118.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate118.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate118.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate118.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsParameters = validate119;
const schema201 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSchemaVersionsParameters"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
if((data0.id === undefined) && (missing0 = "id")){
validate119.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate119.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate119.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate119.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.deleted === undefined){
data2.deleted = false;
}
if(data2.offset === undefined){
data2.offset = 0;
}
if(data2.limit === undefined){
data2.limit = -1;
}
const _errs7 = errors;
if(typeof data2.deleted !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate119.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate119.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate119.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate119.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate119.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate119.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse200 = validate120;
const schema202 = {"title":"Uses","type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","version"],"properties":{"subject":{"type":"string","examples":["greetings-value"]},"version":{"$ref":"contract#/components/schemas/version-number"}}},"$id":"listSchemaVersionsResponse200"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate120.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "subject") || (key0 === "version"))){
validate120.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.subject !== undefined){
const _errs4 = errors;
if(typeof data0.subject !== "string"){
validate120.errors = [{instancePath:instancePath+"/" + i0+"/subject",schemaPath:"#/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs6 = errors;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate120.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate120.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
}
else {
validate120.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse400 = validate121;
const schema204 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaVersionsResponse400"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate121.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate121.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate121.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate121.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate121.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate121.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate121.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse401 = validate122;
const schema206 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaVersionsResponse401"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate122.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate122.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate122.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate122.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate122.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate122.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate122.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse404 = validate123;
const schema208 = {"$ref":"contract#/components/schemas/error","$id":"listSchemaVersionsResponse404"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate123.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate123.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate123.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate123.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate123.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigParameters = validate124;
const schema210 = {"type":"object","properties":{},"$id":"getConfigParameters"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getConfigResponse200 = validate125;
const schema211 = {"$ref":"contract#/components/schemas/config","$id":"getConfigResponse200"};
const schema212 = {"title":"Compatibility that is set","type":"object","additionalProperties":false,"required":["compatibilityLevel"],"properties":{"compatibilityLevel":{"$ref":"#/components/schemas/compatibility-level"}}};
const schema213 = {"title":"Compatibility level","description":"What a new version must be able to do. BACKWARD: to read what was written with the one before. FORWARD: to write what\nthe one before can read. FULL: both. With _TRANSITIVE not only the one before, but all of them. NONE: nothing.\n","type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate126.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigResponse401 = validate128;
const schema214 = {"$ref":"contract#/components/schemas/error","$id":"getConfigResponse401"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate128.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate128.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate128.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate128.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate128.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate128.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate128.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigParameters = validate129;
const schema216 = {"type":"object","properties":{},"$id":"updateConfigParameters"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateConfigBody = validate130;
const schema217 = {"$ref":"requests#/components/schemas/config-update","$id":"updateConfigBody"};
const schema218 = {"title":"Compatibility to set","type":"object","additionalProperties":false,"required":["compatibility"],"properties":{"compatibility":{"$ref":"#/components/schemas/compatibility-level"}}};
const schema219 = {"title":"Compatibility level","description":"What a new version must be able to do. BACKWARD: to read what was written with the one before. FORWARD: to write what\nthe one before can read. FULL: both. With _TRANSITIVE not only the one before, but all of them. NONE: nothing.\n","type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate131.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate131.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema219.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse200 = validate133;
const schema220 = {"$ref":"contract#/components/schemas/config-update","$id":"updateConfigResponse200"};
const schema221 = {"title":"Compatibility to set","type":"object","additionalProperties":false,"required":["compatibility"],"properties":{"compatibility":{"$ref":"#/components/schemas/compatibility-level"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate134.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate134.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse400 = validate136;
const schema223 = {"$ref":"contract#/components/schemas/error","$id":"updateConfigResponse400"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate136.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate136.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate136.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate136.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate136.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate136.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate136.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse401 = validate137;
const schema225 = {"$ref":"contract#/components/schemas/error","$id":"updateConfigResponse401"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate137.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate137.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate137.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate137.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate137.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate137.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse403 = validate138;
const schema227 = {"$ref":"contract#/components/schemas/error","$id":"updateConfigResponse403"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate138.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate138.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate138.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate138.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate138.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate138.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse413 = validate139;
const schema229 = {"$ref":"contract#/components/schemas/error","$id":"updateConfigResponse413"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate139.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate139.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate139.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate139.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate139.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate139.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate139.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse422 = validate140;
const schema231 = {"$ref":"contract#/components/schemas/error","$id":"updateConfigResponse422"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate140.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate140.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate140.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate140.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate140.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate140.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate140.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteConfigParameters = validate141;
const schema233 = {"type":"object","properties":{},"$id":"deleteConfigParameters"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const deleteConfigResponse200 = validate142;
const schema234 = {"$ref":"contract#/components/schemas/config","$id":"deleteConfigResponse200"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate143.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate143.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteConfigResponse401 = validate145;
const schema237 = {"$ref":"contract#/components/schemas/error","$id":"deleteConfigResponse401"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate145.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate145.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate145.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate145.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate145.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteConfigResponse403 = validate146;
const schema239 = {"$ref":"contract#/components/schemas/error","$id":"deleteConfigResponse403"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteConfigResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate146.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate146.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate146.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigParameters = validate147;
const schema241 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"defaultToGlobal":{"type":"boolean","default":false}},"required":[]}},"$id":"getSubjectConfigParameters"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate147.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate147.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.defaultToGlobal === undefined){
data2.defaultToGlobal = false;
}
if(typeof data2.defaultToGlobal !== "boolean"){
validate147.errors = [{instancePath:instancePath+"/query/defaultToGlobal",schemaPath:"#/properties/query/properties/defaultToGlobal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigResponse200 = validate148;
const schema242 = {"$ref":"contract#/components/schemas/config","$id":"getSubjectConfigResponse200"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate149.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate149.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigResponse400 = validate151;
const schema245 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectConfigResponse400"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate151.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate151.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigResponse401 = validate152;
const schema247 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectConfigResponse401"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate152.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate152.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate152.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate152.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigResponse403 = validate153;
const schema249 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectConfigResponse403"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate153.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate153.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate153.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate153.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigResponse404 = validate154;
const schema251 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectConfigResponse404"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate154.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate154.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate154.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate154.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate154.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate154.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate154.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigParameters = validate155;
const schema253 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]}},"$id":"updateSubjectConfigParameters"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate155.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate155.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigBody = validate156;
const schema254 = {"$ref":"requests#/components/schemas/config-update","$id":"updateSubjectConfigBody"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate157.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate157.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema219.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse200 = validate159;
const schema257 = {"$ref":"contract#/components/schemas/config-update","$id":"updateSubjectConfigResponse200"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate160.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate160.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse400 = validate162;
const schema260 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectConfigResponse400"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate162.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate162.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate162.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate162.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate162.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate162.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse401 = validate163;
const schema262 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectConfigResponse401"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate163.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate163.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate163.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate163.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate163.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse403 = validate164;
const schema264 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectConfigResponse403"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate164.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate164.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate164.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate164.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate164.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate164.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate164.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse413 = validate165;
const schema266 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectConfigResponse413"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate165.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate165.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate165.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigResponse422 = validate166;
const schema268 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectConfigResponse422"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate166.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate166.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate166.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate166.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate166.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate166.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate166.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectConfigParameters = validate167;
const schema270 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]}},"$id":"deleteSubjectConfigParameters"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate167.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate167.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectConfigResponse200 = validate168;
const schema271 = {"$ref":"contract#/components/schemas/config","$id":"deleteSubjectConfigResponse200"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate169.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate169.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema213.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectConfigResponse401 = validate171;
const schema274 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectConfigResponse401"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectConfigResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate171.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate171.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate171.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate171.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectConfigResponse403 = validate172;
const schema276 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectConfigResponse403"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectConfigResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate172.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate172.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate172.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectConfigResponse404 = validate173;
const schema278 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectConfigResponse404"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectConfigResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate173.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate173.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate173.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate173.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectParameters = validate174;
const schema280 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"verbose":{"type":"boolean","default":false}},"required":[]}},"$id":"checkSubjectParameters"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate174.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate174.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.verbose === undefined){
data2.verbose = false;
}
if(typeof data2.verbose !== "boolean"){
validate174.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const checkSubjectBody = validate175;
const schema281 = {"$ref":"requests#/components/schemas/given-schema","$id":"checkSubjectBody"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "id")) || (key0 === "version")) || (key0 === "metadata")) || (key0 === "ruleSet"))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
let data0 = data.schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate176.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate176.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema41.properties.schemaType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate176.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema41.properties.references.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate176.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.subject === undefined) && (missing1 = "subject"))) || ((data3.version === undefined) && (missing1 = "version"))){
validate176.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate176.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 1000){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.subject !== undefined){
let data5 = data3.subject;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.version !== undefined){
let data6 = data3.version;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate176.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
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
validate176.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
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
if(data.id !== undefined){
const _errs18 = errors;
if(data.id !== null){
validate176.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs20 = errors;
if(data.version !== null){
validate176.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs22 = errors;
if(data.metadata !== null){
validate176.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
const _errs24 = errors;
if(data.ruleSet !== null){
validate176.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse200 = validate178;
const schema284 = {"$ref":"contract#/components/schemas/check","$id":"checkSubjectResponse200"};
const schema285 = {"title":"Check","type":"object","additionalProperties":false,"required":["is_compatible"],"properties":{"is_compatible":{"type":"boolean"},"messages":{"description":"With `verbose`, every place that is not compatible, then the version, its schema and the level.","type":"array","items":{"type":"string"}}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
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
if((data.is_compatible === undefined) && (missing0 = "is_compatible")){
validate178.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "is_compatible") || (key0 === "messages"))){
validate178.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.is_compatible !== undefined){
const _errs3 = errors;
if(typeof data.is_compatible !== "boolean"){
validate178.errors = [{instancePath:instancePath+"/is_compatible",schemaPath:"contract#/components/schemas/check/properties/is_compatible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
validate178.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"contract#/components/schemas/check/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/messages",schemaPath:"contract#/components/schemas/check/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate178.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse400 = validate179;
const schema286 = {"$ref":"contract#/components/schemas/error","$id":"checkSubjectResponse400"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate179.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate179.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate179.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate179.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate179.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate179.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate179.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate179.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse401 = validate180;
const schema288 = {"$ref":"contract#/components/schemas/error","$id":"checkSubjectResponse401"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate180.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate180.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate180.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate180.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate180.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate180.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate180.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse403 = validate181;
const schema290 = {"$ref":"contract#/components/schemas/error","$id":"checkSubjectResponse403"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate181.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate181.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate181.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate181.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate181.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate181.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate181.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse413 = validate182;
const schema292 = {"$ref":"contract#/components/schemas/error","$id":"checkSubjectResponse413"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate182.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate182.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate182.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate182.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate182.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate182.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate182.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse422 = validate183;
const schema294 = {"$ref":"contract#/components/schemas/error","$id":"checkSubjectResponse422"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate183.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate183.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate183.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate183.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionParameters = validate184;
const schema296 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","minLength":1}},"required":["subject","version"]},"query":{"type":"object","properties":{"verbose":{"type":"boolean","default":false}},"required":[]}},"$id":"checkVersionParameters"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate184.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate184.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
let data2 = data0.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate184.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate184.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data3.verbose === undefined){
data3.verbose = false;
}
if(typeof data3.verbose !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const checkVersionBody = validate185;
const schema297 = {"$ref":"requests#/components/schemas/given-schema","$id":"checkVersionBody"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "id")) || (key0 === "version")) || (key0 === "metadata")) || (key0 === "ruleSet"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
let data0 = data.schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate186.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate186.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema41.properties.schemaType.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate186.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema41.properties.references.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate186.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.name === undefined) && (missing1 = "name")) || ((data3.subject === undefined) && (missing1 = "subject"))) || ((data3.version === undefined) && (missing1 = "version"))){
validate186.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate186.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 1000){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.subject !== undefined){
let data5 = data3.subject;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.version !== undefined){
let data6 = data3.version;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate186.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
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
validate186.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
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
if(data.id !== undefined){
const _errs18 = errors;
if(data.id !== null){
validate186.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs20 = errors;
if(data.version !== null){
validate186.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs22 = errors;
if(data.metadata !== null){
validate186.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
const _errs24 = errors;
if(data.ruleSet !== null){
validate186.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse200 = validate188;
const schema300 = {"$ref":"contract#/components/schemas/check","$id":"checkVersionResponse200"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
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
if((data.is_compatible === undefined) && (missing0 = "is_compatible")){
validate188.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "is_compatible") || (key0 === "messages"))){
validate188.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.is_compatible !== undefined){
const _errs3 = errors;
if(typeof data.is_compatible !== "boolean"){
validate188.errors = [{instancePath:instancePath+"/is_compatible",schemaPath:"contract#/components/schemas/check/properties/is_compatible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
validate188.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"contract#/components/schemas/check/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/messages",schemaPath:"contract#/components/schemas/check/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate188.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse400 = validate189;
const schema302 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse400"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate189.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate189.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate189.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate189.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate189.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate189.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate189.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse401 = validate190;
const schema304 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse401"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate190.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate190.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate190.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate190.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate190.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate190.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse403 = validate191;
const schema306 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse403"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate191.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate191.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate191.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate191.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate191.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate191.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse404 = validate192;
const schema308 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse404"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate192.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate192.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate192.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate192.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse413 = validate193;
const schema310 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse413"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate193.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate193.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate193.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate193.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate193.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate193.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate193.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkVersionResponse422 = validate194;
const schema312 = {"$ref":"contract#/components/schemas/error","$id":"checkVersionResponse422"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate194.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate194.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate194.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate194.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate194.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getModeParameters = validate195;
const schema314 = {"type":"object","properties":{},"$id":"getModeParameters"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getModeParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getModeResponse200 = validate196;
const schema315 = {"$ref":"contract#/components/schemas/mode","$id":"getModeResponse200"};
const schema316 = {"title":"Mode of a subject or a registry","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"$ref":"#/components/schemas/mode-name"}}};
const schema317 = {"title":"Mode","description":"Whether subjects take new versions and deletions.","type":"string","enum":["READWRITE","READONLY"]};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate197.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate197.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate197.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema317.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getModeResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getModeResponse401 = validate199;
const schema318 = {"$ref":"contract#/components/schemas/error","$id":"getModeResponse401"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getModeResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate199.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate199.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate199.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate199.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate199.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeParameters = validate200;
const schema320 = {"type":"object","properties":{},"$id":"updateModeParameters"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateModeBody = validate201;
const schema321 = {"$ref":"requests#/components/schemas/mode","$id":"updateModeBody"};
const schema322 = {"title":"Mode of a subject or a registry","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"$ref":"#/components/schemas/mode-name"}}};
const schema323 = {"title":"Mode","description":"Whether subjects take new versions and deletions.","type":"string","enum":["READWRITE","READONLY"]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate202.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate202.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema323.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse200 = validate204;
const schema324 = {"$ref":"contract#/components/schemas/mode","$id":"updateModeResponse200"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate205.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate205.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema317.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse400 = validate207;
const schema327 = {"$ref":"contract#/components/schemas/error","$id":"updateModeResponse400"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate207.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate207.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate207.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate207.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate207.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate207.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse401 = validate208;
const schema329 = {"$ref":"contract#/components/schemas/error","$id":"updateModeResponse401"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate208.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate208.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate208.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate208.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate208.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate208.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate208.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse403 = validate209;
const schema331 = {"$ref":"contract#/components/schemas/error","$id":"updateModeResponse403"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate209.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate209.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate209.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse413 = validate210;
const schema333 = {"$ref":"contract#/components/schemas/error","$id":"updateModeResponse413"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate210.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate210.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate210.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate210.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate210.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate210.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate210.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate210.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateModeResponse422 = validate211;
const schema335 = {"$ref":"contract#/components/schemas/error","$id":"updateModeResponse422"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateModeResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate211.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate211.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate211.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate211.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate211.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeParameters = validate212;
const schema337 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"defaultToGlobal":{"type":"boolean","default":false}},"required":[]}},"$id":"getSubjectModeParameters"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate212.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate212.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.defaultToGlobal === undefined){
data2.defaultToGlobal = false;
}
if(typeof data2.defaultToGlobal !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/query/defaultToGlobal",schemaPath:"#/properties/query/properties/defaultToGlobal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeResponse200 = validate213;
const schema338 = {"$ref":"contract#/components/schemas/mode","$id":"getSubjectModeResponse200"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate214.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate214.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema317.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeResponse400 = validate216;
const schema341 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectModeResponse400"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate216.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate216.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate216.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate216.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate216.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeResponse401 = validate217;
const schema343 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectModeResponse401"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate217.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate217.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeResponse403 = validate218;
const schema345 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectModeResponse403"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate218.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate218.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate218.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate218.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectModeResponse404 = validate219;
const schema347 = {"$ref":"contract#/components/schemas/error","$id":"getSubjectModeResponse404"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectModeResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate219.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate219.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate219.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeParameters = validate220;
const schema349 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]}},"$id":"updateSubjectModeParameters"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate220.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate220.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate220.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeBody = validate221;
const schema350 = {"$ref":"requests#/components/schemas/mode","$id":"updateSubjectModeBody"};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate222.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate222.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema323.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse200 = validate224;
const schema353 = {"$ref":"contract#/components/schemas/mode","$id":"updateSubjectModeResponse200"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate225.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate225.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema317.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse400 = validate227;
const schema356 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectModeResponse400"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate227.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate227.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate227.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate227.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse401 = validate228;
const schema358 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectModeResponse401"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate228.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate228.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate228.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate228.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate228.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate228.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse403 = validate229;
const schema360 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectModeResponse403"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate229.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate229.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate229.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate229.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate229.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate229.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse413 = validate230;
const schema362 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectModeResponse413"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate230.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate230.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate230.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate230.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate230.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate230.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSubjectModeResponse422 = validate231;
const schema364 = {"$ref":"contract#/components/schemas/error","$id":"updateSubjectModeResponse422"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectModeResponse422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate231.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate231.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate231.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate231.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectModeParameters = validate232;
const schema366 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]}},"$id":"deleteSubjectModeParameters"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectModeParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate232.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate232.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate232.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectModeResponse200 = validate233;
const schema367 = {"$ref":"contract#/components/schemas/mode","$id":"deleteSubjectModeResponse200"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate234.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate234.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate234.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema317.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectModeResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectModeResponse401 = validate236;
const schema370 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectModeResponse401"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectModeResponse401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate236.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate236.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate236.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate236.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate236.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectModeResponse403 = validate237;
const schema372 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectModeResponse403"};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectModeResponse403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate237.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate237.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate237.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate237.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate237.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectModeResponse404 = validate238;
const schema374 = {"$ref":"contract#/components/schemas/error","$id":"deleteSubjectModeResponse404"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectModeResponse404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate238.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate238.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate238.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate238.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate238.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate238.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate238.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
