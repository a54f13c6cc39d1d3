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

export const lookUpSchemaParameters = validate21;
const schema32 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"normalize":{"type":"boolean","default":false},"deleted":{"type":"boolean","default":false}},"required":[]}},"$id":"lookUpSchemaParameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate21.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deleted !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaBody = validate22;
const schema33 = {"$ref":"contract#/components/schemas/given-schema","$id":"lookUpSchemaBody"};
const schema35 = {"title":"Given schema","type":"object","additionalProperties":false,"required":["schema"],"properties":{"schema":{"description":"The schema as a string.","type":"string","examples":["{\"type\":\"string\"}"],"minLength":1},"schemaType":{"description":"`AVRO` where it is not given. `PROTOBUF` is not supported.","type":["string","null"],"examples":["JSON"]},"references":{"type":["array","null"],"maxItems":1000,"items":{"$ref":"#/components/schemas/reference"}},"id":{"type":"null","description":"Ids are given by the registry."},"version":{"type":"null","description":"Versions are counted by the registry."},"metadata":{"type":"null","description":"Not supported."},"ruleSet":{"type":"null","description":"Not supported."}}};
const schema36 = {"title":"Reference","description":"A version of a subject that the schema uses.","type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"description":"What the schema calls it; for Avro the full name of a type, for JSON Schema what stands in `$ref`.","type":"string","examples":["Greeting"],"minLength":1,"maxLength":1000},"subject":{"type":"string","minLength":1,"maxLength":512,"examples":["greetings-value"]},"version":{"description":"A version of the subject; -1 is the latest at the moment.","type":"integer","examples":[1],"format":"int32","minimum":-1,"maximum":2147483647}}};

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
if((data.schema === undefined) && (missing0 = "schema")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "id")) || (key0 === "version")) || (key0 === "metadata")) || (key0 === "ruleSet"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate24.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema35.properties.schemaType.type},message:"must be string,null"}];
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
validate24.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema35.properties.references.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate24.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"},message:"must be null"}];
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
validate24.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"},message:"must be null"}];
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
validate24.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"},message:"must be null"}];
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
validate24.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"},message:"must be null"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaBody" */;
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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectParameters = validate26;
const schema37 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"permanent":{"type":"boolean","default":false}},"required":[]}},"$id":"deleteSubjectParameters"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.subject === undefined) && (missing0 = "subject")){
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listVersionsParameters = validate27;
const schema38 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false},"deletedOnly":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listVersionsParameters"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.subject === undefined) && (missing0 = "subject")){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate27.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deletedOnly !== "boolean"){
validate27.errors = [{instancePath:instancePath+"/query/deletedOnly",schemaPath:"#/properties/query/properties/deletedOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.offset;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate27.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const registerSchemaParameters = validate28;
const schema39 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"normalize":{"type":"boolean","default":false}},"required":[]}},"$id":"registerSchemaParameters"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.subject === undefined) && (missing0 = "subject")){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate28.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getVersionParameters = validate29;
const schema40 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","x-own-words":true}},"required":["subject","version"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false}},"required":[]}},"$id":"getVersionParameters"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate29.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.deleted === undefined){
data3.deleted = false;
}
if(typeof data3.deleted !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const deleteVersionParameters = validate30;
const schema41 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","x-own-words":true}},"required":["subject","version"]},"query":{"type":"object","properties":{"permanent":{"type":"boolean","default":false}},"required":[]}},"$id":"deleteVersionParameters"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate30.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.permanent === undefined){
data3.permanent = false;
}
if(typeof data3.permanent !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listReferencingParameters = validate31;
const schema42 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","x-own-words":true}},"required":["subject","version"]},"query":{"type":"object","properties":{"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listReferencingParameters"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate31.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate31.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate31.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate31.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const listSchemasParameters = validate32;
const schema43 = {"type":"object","properties":{"query":{"type":"object","properties":{"subjectPrefix":{"type":"string","default":""},"deleted":{"type":"boolean","default":false},"latestOnly":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSchemasParameters"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasParameters" */;
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
validate32.errors = [{instancePath:instancePath+"/query/subjectPrefix",schemaPath:"#/properties/query/properties/subjectPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(typeof data0.deleted !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data0.latestOnly !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/query/latestOnly",schemaPath:"#/properties/query/properties/latestOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data0.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate32.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate32.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate32.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const listTypesParameters = validate33;
const schema44 = {"type":"object","properties":{},"$id":"listTypesParameters"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getSchemaParameters = validate34;
const schema45 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]},"query":{"type":"object","properties":{"fetchMaxId":{"type":"boolean","default":false}},"required":[]}},"$id":"getSchemaParameters"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate34.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate34.errors = [{instancePath:instancePath+"/query/fetchMaxId",schemaPath:"#/properties/query/properties/fetchMaxId/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const getSchemaTextParameters = validate35;
const schema46 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]}},"$id":"getSchemaTextParameters"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate35.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate35.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const listSchemaSubjectsParameters = validate36;
const schema47 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}},"required":["id"]},"query":{"type":"object","properties":{"deleted":{"type":"boolean","default":false},"offset":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647,"default":0},"limit":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647,"default":-1}},"required":[]}},"$id":"listSchemaSubjectsParameters"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
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
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate36.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate36.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate36.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate36.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < -1 || isNaN(data5)){
validate36.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate36.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const updateConfigBody = validate37;
const schema48 = {"$ref":"contract#/components/schemas/config-update","$id":"updateConfigBody"};
const schema49 = {"title":"Compatibility to set","type":"object","additionalProperties":false,"required":["compatibility"],"properties":{"compatibility":{"$ref":"#/components/schemas/compatibility-level"}}};
const schema50 = {"title":"Compatibility level","description":"What a new version must be able to do. BACKWARD: to read what was written with the one before. FORWARD: to write what\nthe one before can read. FULL: both. With _TRANSITIVE not only the one before, but all of them. NONE: nothing.\n","type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
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
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate38.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSubjectConfigParameters = validate40;
const schema51 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"defaultToGlobal":{"type":"boolean","default":false}},"required":[]}},"$id":"getSubjectConfigParameters"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate40.errors = [{instancePath:instancePath+"/query/defaultToGlobal",schemaPath:"#/properties/query/properties/defaultToGlobal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const updateSubjectConfigParameters = validate41;
const schema52 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]}},"$id":"updateSubjectConfigParameters"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate41.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const checkSubjectParameters = validate42;
const schema53 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1}},"required":["subject"]},"query":{"type":"object","properties":{"verbose":{"type":"boolean","default":false}},"required":[]}},"$id":"checkSubjectParameters"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const checkVersionParameters = validate43;
const schema54 = {"type":"object","properties":{"path":{"type":"object","properties":{"subject":{"type":"string","minLength":1},"version":{"type":"string","x-own-words":true}},"required":["subject","version"]},"query":{"type":"object","properties":{"verbose":{"type":"boolean","default":false}},"required":[]}},"$id":"checkVersionParameters"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate43.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate43.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const updateModeBody = validate44;
const schema55 = {"$ref":"contract#/components/schemas/mode","$id":"updateModeBody"};
const schema56 = {"title":"Mode of a subject or a registry","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"$ref":"#/components/schemas/mode-name"}}};
const schema57 = {"title":"Mode","description":"Whether subjects take new versions and deletions.","type":"string","enum":["READWRITE","READONLY"]};

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
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate45.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"}];
return false;
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
/*# sourceURL="updateModeBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { lookUpSchemaBody as registerSchemaBody };
export { getVersionParameters as getVersionSchemaParameters };
export { listSchemaSubjectsParameters as listSchemaVersionsParameters };
export { listTypesParameters as getConfigParameters };
export { listTypesParameters as updateConfigParameters };
export { listTypesParameters as deleteConfigParameters };
export { updateConfigBody as updateSubjectConfigBody };
export { updateSubjectConfigParameters as deleteSubjectConfigParameters };
export { lookUpSchemaBody as checkSubjectBody };
export { lookUpSchemaBody as checkVersionBody };
export { listTypesParameters as getModeParameters };
export { listTypesParameters as updateModeParameters };
export { getSubjectConfigParameters as getSubjectModeParameters };
export { updateSubjectConfigParameters as updateSubjectModeParameters };
export { updateModeBody as updateSubjectModeBody };
export { updateSubjectConfigParameters as deleteSubjectModeParameters };
