// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listSubjectsResponse200 = validate20;
const schema31 = {"title":"Subjects","type":"array","items":{"type":"string"},"$id":"listSubjectsResponse200"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse200" */;
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
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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

export const listSubjectsResponse400 = validate21;
const schema32 = {"$ref":"contract#/components/schemas/error","$id":"listSubjectsResponse400"};
const schema34 = {"title":"Error","type":"object","additionalProperties":false,"required":["error_code","message"],"properties":{"error_code":{"description":"The status, or a number of five digits that begins with it and says what it is.","type":"integer","minimum":400,"maximum":59999},"message":{"description":"A sentence that names what was wrong.","type":"string","minLength":1}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
validate21.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate21.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate21.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/error_code",schemaPath:"contract#/components/schemas/error/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
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
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/components/schemas/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lookUpSchemaResponse200 = validate23;
const schema35 = {"$ref":"contract#/components/schemas/subject-version","$id":"lookUpSchemaResponse200"};
const schema36 = {"title":"Version of a subject","type":"object","additionalProperties":false,"required":["subject","version","id","schema"],"properties":{"subject":{"type":"string","examples":["greetings-value","letters-value"]},"version":{"$ref":"#/components/schemas/version-number"},"id":{"$ref":"#/components/schemas/schema-id"},"schemaType":{"$ref":"#/components/schemas/schema-type","description":"Left out where it is `AVRO`."},"references":{"description":"Left out where there are none.","type":"array","minItems":1,"items":{"$ref":"#/components/schemas/reference"}},"schema":{"type":"string","examples":["{\"type\":\"array\",\"items\":\"Greeting\"}","{\"type\":\"string\"}"]}}};
const schema37 = {"title":"Version","type":"integer","format":"int32","minimum":1,"examples":[1]};
const schema38 = {"title":"Schema id","type":"integer","format":"int32","minimum":1,"examples":[1]};
const schema39 = {"title":"Schema type","type":"string","enum":["AVRO","JSON"]};
const schema40 = {"title":"Reference","description":"A version of a subject that the schema uses.","type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"description":"What the schema calls it; for Avro the full name of a type, for JSON Schema what stands in `$ref`.","type":"string","examples":["Greeting"],"minLength":1,"maxLength":1000},"subject":{"type":"string","minLength":1,"maxLength":512,"examples":["greetings-value"]},"version":{"description":"A version of the subject; -1 is the latest at the moment.","type":"integer","examples":[1],"format":"int32","minimum":-1,"maximum":2147483647}}};

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
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate24.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate24.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate24.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
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
validate24.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data6) < 1){
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data7) < 1){
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < -1 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate24.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate24.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate24.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaResponse200" */;
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

export const deleteSubjectResponse200 = validate26;
const schema41 = {"title":"Versions","type":"array","items":{"$ref":"contract#/components/schemas/version-number"},"$id":"deleteSubjectResponse200"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse200 = validate27;
const schema43 = {"title":"Registered","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"contract#/components/schemas/schema-id"}},"$id":"registerSchemaResponse200"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse200" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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

export const deleteVersionResponse200 = validate28;
const schema45 = {"$ref":"contract#/components/schemas/version-number","$id":"deleteVersionResponse200"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse200 = validate29;
const schema47 = {"title":"Schema","description":"What the schema is; a string, a list or an object.","$id":"getVersionSchemaResponse200"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse200" */;
validate29.errors = null;
return true;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse200 = validate30;
const schema48 = {"title":"Ids","type":"array","items":{"$ref":"contract#/components/schemas/schema-id"},"$id":"listReferencingResponse200"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate30.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate30.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemasResponse200 = validate31;
const schema50 = {"title":"Schemas","type":"array","items":{"$ref":"contract#/components/schemas/subject-version"},"$id":"listSchemasResponse200"};

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
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate32.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate32.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate32.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
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
validate32.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate32.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data5){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate32.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < -1 || isNaN(data8)){
validate32.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate32.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate32.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate32.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasResponse200" */;
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

export const listTypesResponse200 = validate34;
const schema56 = {"title":"Types","type":"array","items":{"$ref":"contract#/components/schemas/schema-type"},"$id":"listTypesResponse200"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "AVRO") || (data0 === "JSON"))){
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getSchemaResponse200 = validate35;
const schema58 = {"$ref":"contract#/components/schemas/registered-schema","$id":"getSchemaResponse200"};
const schema59 = {"title":"Registered schema","type":"object","additionalProperties":false,"required":["schema"],"properties":{"schema":{"type":"string","examples":["{\"type\":\"string\"}"]},"schemaType":{"$ref":"#/components/schemas/schema-type","description":"Left out where it is `AVRO`."},"references":{"description":"Left out where there are none.","type":"array","minItems":1,"items":{"$ref":"#/components/schemas/reference"}},"maxId":{"description":"The greatest id that has been given, where `fetchMaxId` asks for it.","type":"integer","examples":[3],"format":"int32","minimum":1}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "maxId"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
const _errs2 = errors;
if(typeof data.schema !== "string"){
validate36.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "AVRO") || (data1 === "JSON"))){
validate36.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/components/schemas/schema-type/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
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
validate36.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate36.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "subject")) || (key1 === "version"))){
validate36.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/name",schemaPath:"#/components/schemas/reference/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/subject",schemaPath:"#/components/schemas/reference/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < -1 || isNaN(data6)){
validate36.errors = [{instancePath:instancePath+"/references/" + i0+"/version",schemaPath:"#/components/schemas/reference/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
validate36.errors = [{instancePath:instancePath+"/references/" + i0,schemaPath:"#/components/schemas/reference/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate36.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate36.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
validate36.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse200 = validate38;
const schema62 = {"title":"Uses","type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","version"],"properties":{"subject":{"type":"string","examples":["greetings-value"]},"version":{"$ref":"contract#/components/schemas/version-number"}}},"$id":"listSchemaVersionsResponse200"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse200" */;
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
validate38.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "subject") || (key0 === "version"))){
validate38.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.subject !== undefined){
const _errs4 = errors;
if(typeof data0.subject !== "string"){
validate38.errors = [{instancePath:instancePath+"/" + i0+"/subject",schemaPath:"#/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"contract#/components/schemas/version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate38.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"contract#/components/schemas/version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate38.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigResponse200 = validate39;
const schema64 = {"$ref":"contract#/components/schemas/config","$id":"getConfigResponse200"};
const schema65 = {"title":"Compatibility that is set","type":"object","additionalProperties":false,"required":["compatibilityLevel"],"properties":{"compatibilityLevel":{"$ref":"#/components/schemas/compatibility-level"}}};
const schema66 = {"title":"Compatibility level","description":"What a new version must be able to do. BACKWARD: to read what was written with the one before. FORWARD: to write what\nthe one before can read. FULL: both. With _TRANSITIVE not only the one before, but all of them. NONE: nothing.\n","type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"]};

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
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate40.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate40.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
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


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateConfigResponse200 = validate42;
const schema67 = {"$ref":"contract#/components/schemas/config-update","$id":"updateConfigResponse200"};
const schema68 = {"title":"Compatibility to set","type":"object","additionalProperties":false,"required":["compatibility"],"properties":{"compatibility":{"$ref":"#/components/schemas/compatibility-level"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate43.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate43.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"#/components/schemas/compatibility-level/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
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
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConfigResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkSubjectResponse200 = validate45;
const schema70 = {"$ref":"contract#/components/schemas/check","$id":"checkSubjectResponse200"};
const schema71 = {"title":"Check","type":"object","additionalProperties":false,"required":["is_compatible"],"properties":{"is_compatible":{"type":"boolean"},"messages":{"description":"With `verbose`, every place that is not compatible, then the version, its schema and the level.","type":"array","items":{"type":"string"}}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectResponse200" */;
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
if((data.is_compatible === undefined) && (missing0 = "is_compatible")){
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "is_compatible") || (key0 === "messages"))){
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.is_compatible !== undefined){
const _errs3 = errors;
if(typeof data.is_compatible !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/is_compatible",schemaPath:"contract#/components/schemas/check/properties/is_compatible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate45.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"contract#/components/schemas/check/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/messages",schemaPath:"contract#/components/schemas/check/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/check/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getModeResponse200 = validate46;
const schema72 = {"$ref":"contract#/components/schemas/mode","$id":"getModeResponse200"};
const schema73 = {"title":"Mode of a subject or a registry","type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"$ref":"#/components/schemas/mode-name"}}};
const schema74 = {"title":"Mode","description":"Whether subjects take new versions and deletions.","type":"string","enum":["READWRITE","READONLY"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate47.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate47.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/components/schemas/mode-name/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getModeResponse200" */;
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { listSubjectsResponse400 as listSubjectsResponse401 };
export { listSubjectsResponse400 as lookUpSchemaResponse400 };
export { listSubjectsResponse400 as lookUpSchemaResponse401 };
export { listSubjectsResponse400 as lookUpSchemaResponse403 };
export { listSubjectsResponse400 as lookUpSchemaResponse404 };
export { listSubjectsResponse400 as lookUpSchemaResponse413 };
export { listSubjectsResponse400 as lookUpSchemaResponse422 };
export { listSubjectsResponse400 as deleteSubjectResponse400 };
export { listSubjectsResponse400 as deleteSubjectResponse401 };
export { listSubjectsResponse400 as deleteSubjectResponse403 };
export { listSubjectsResponse400 as deleteSubjectResponse404 };
export { listSubjectsResponse400 as deleteSubjectResponse422 };
export { deleteSubjectResponse200 as listVersionsResponse200 };
export { listSubjectsResponse400 as listVersionsResponse400 };
export { listSubjectsResponse400 as listVersionsResponse401 };
export { listSubjectsResponse400 as listVersionsResponse403 };
export { listSubjectsResponse400 as listVersionsResponse404 };
export { listSubjectsResponse400 as registerSchemaResponse400 };
export { listSubjectsResponse400 as registerSchemaResponse401 };
export { listSubjectsResponse400 as registerSchemaResponse403 };
export { listSubjectsResponse400 as registerSchemaResponse409 };
export { listSubjectsResponse400 as registerSchemaResponse413 };
export { listSubjectsResponse400 as registerSchemaResponse422 };
export { lookUpSchemaResponse200 as getVersionResponse200 };
export { listSubjectsResponse400 as getVersionResponse400 };
export { listSubjectsResponse400 as getVersionResponse401 };
export { listSubjectsResponse400 as getVersionResponse403 };
export { listSubjectsResponse400 as getVersionResponse404 };
export { listSubjectsResponse400 as getVersionResponse422 };
export { listSubjectsResponse400 as deleteVersionResponse400 };
export { listSubjectsResponse400 as deleteVersionResponse401 };
export { listSubjectsResponse400 as deleteVersionResponse403 };
export { listSubjectsResponse400 as deleteVersionResponse404 };
export { listSubjectsResponse400 as deleteVersionResponse422 };
export { listSubjectsResponse400 as getVersionSchemaResponse400 };
export { listSubjectsResponse400 as getVersionSchemaResponse401 };
export { listSubjectsResponse400 as getVersionSchemaResponse403 };
export { listSubjectsResponse400 as getVersionSchemaResponse404 };
export { listSubjectsResponse400 as getVersionSchemaResponse422 };
export { listSubjectsResponse400 as listReferencingResponse400 };
export { listSubjectsResponse400 as listReferencingResponse401 };
export { listSubjectsResponse400 as listReferencingResponse403 };
export { listSubjectsResponse400 as listReferencingResponse404 };
export { listSubjectsResponse400 as listReferencingResponse422 };
export { listSubjectsResponse400 as listSchemasResponse400 };
export { listSubjectsResponse400 as listSchemasResponse401 };
export { listSubjectsResponse400 as listTypesResponse401 };
export { listSubjectsResponse400 as getSchemaResponse400 };
export { listSubjectsResponse400 as getSchemaResponse401 };
export { listSubjectsResponse400 as getSchemaResponse404 };
export { getVersionSchemaResponse200 as getSchemaTextResponse200 };
export { listSubjectsResponse400 as getSchemaTextResponse400 };
export { listSubjectsResponse400 as getSchemaTextResponse401 };
export { listSubjectsResponse400 as getSchemaTextResponse404 };
export { listSubjectsResponse200 as listSchemaSubjectsResponse200 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse400 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse401 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse404 };
export { listSubjectsResponse400 as listSchemaVersionsResponse400 };
export { listSubjectsResponse400 as listSchemaVersionsResponse401 };
export { listSubjectsResponse400 as listSchemaVersionsResponse404 };
export { listSubjectsResponse400 as getConfigResponse401 };
export { listSubjectsResponse400 as updateConfigResponse400 };
export { listSubjectsResponse400 as updateConfigResponse401 };
export { listSubjectsResponse400 as updateConfigResponse403 };
export { listSubjectsResponse400 as updateConfigResponse413 };
export { listSubjectsResponse400 as updateConfigResponse422 };
export { getConfigResponse200 as deleteConfigResponse200 };
export { listSubjectsResponse400 as deleteConfigResponse401 };
export { listSubjectsResponse400 as deleteConfigResponse403 };
export { getConfigResponse200 as getSubjectConfigResponse200 };
export { listSubjectsResponse400 as getSubjectConfigResponse400 };
export { listSubjectsResponse400 as getSubjectConfigResponse401 };
export { listSubjectsResponse400 as getSubjectConfigResponse403 };
export { listSubjectsResponse400 as getSubjectConfigResponse404 };
export { updateConfigResponse200 as updateSubjectConfigResponse200 };
export { listSubjectsResponse400 as updateSubjectConfigResponse400 };
export { listSubjectsResponse400 as updateSubjectConfigResponse401 };
export { listSubjectsResponse400 as updateSubjectConfigResponse403 };
export { listSubjectsResponse400 as updateSubjectConfigResponse413 };
export { listSubjectsResponse400 as updateSubjectConfigResponse422 };
export { getConfigResponse200 as deleteSubjectConfigResponse200 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse400 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse401 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse403 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse404 };
export { listSubjectsResponse400 as checkSubjectResponse400 };
export { listSubjectsResponse400 as checkSubjectResponse401 };
export { listSubjectsResponse400 as checkSubjectResponse403 };
export { listSubjectsResponse400 as checkSubjectResponse413 };
export { listSubjectsResponse400 as checkSubjectResponse422 };
export { checkSubjectResponse200 as checkVersionResponse200 };
export { listSubjectsResponse400 as checkVersionResponse400 };
export { listSubjectsResponse400 as checkVersionResponse401 };
export { listSubjectsResponse400 as checkVersionResponse403 };
export { listSubjectsResponse400 as checkVersionResponse404 };
export { listSubjectsResponse400 as checkVersionResponse413 };
export { listSubjectsResponse400 as checkVersionResponse422 };
export { listSubjectsResponse400 as getModeResponse401 };
export { getModeResponse200 as updateModeResponse200 };
export { listSubjectsResponse400 as updateModeResponse400 };
export { listSubjectsResponse400 as updateModeResponse401 };
export { listSubjectsResponse400 as updateModeResponse403 };
export { listSubjectsResponse400 as updateModeResponse413 };
export { listSubjectsResponse400 as updateModeResponse422 };
export { getModeResponse200 as getSubjectModeResponse200 };
export { listSubjectsResponse400 as getSubjectModeResponse400 };
export { listSubjectsResponse400 as getSubjectModeResponse401 };
export { listSubjectsResponse400 as getSubjectModeResponse403 };
export { listSubjectsResponse400 as getSubjectModeResponse404 };
export { getModeResponse200 as updateSubjectModeResponse200 };
export { listSubjectsResponse400 as updateSubjectModeResponse400 };
export { listSubjectsResponse400 as updateSubjectModeResponse401 };
export { listSubjectsResponse400 as updateSubjectModeResponse403 };
export { listSubjectsResponse400 as updateSubjectModeResponse413 };
export { listSubjectsResponse400 as updateSubjectModeResponse422 };
export { getModeResponse200 as deleteSubjectModeResponse200 };
export { listSubjectsResponse400 as deleteSubjectModeResponse400 };
export { listSubjectsResponse400 as deleteSubjectModeResponse401 };
export { listSubjectsResponse400 as deleteSubjectModeResponse403 };
export { listSubjectsResponse400 as deleteSubjectModeResponse404 };
