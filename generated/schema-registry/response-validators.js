// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listSubjectsResponse200 = validate15;
const schema34 = {"type":"array","items":{"type":"string"},"$id":"listSubjectsResponse200"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSubjectsResponse400 = validate16;
const schema35 = {"type":"object","additionalProperties":false,"required":["error_code","message"],"properties":{"error_code":{"type":"integer","minimum":400,"maximum":59999},"message":{"type":"string","minLength":1}},"$id":"component-error"};
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
if(((data.error_code === undefined) && (missing0 = "error_code")) || ((data.message === undefined) && (missing0 = "message"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error_code") || (key0 === "message"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error_code !== undefined){
let data0 = data.error_code;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 59999 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
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
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSubjectsResponse503 = validate17;
const schema36 = {"anyOf":[{"$ref":"component-error"},{"$ref":"component-address-error"}],"$id":"listSubjectsResponse503"};
const schema37 = {"type":"object","required":["error","status"],"additionalProperties":false,"properties":{"error":{"type":"string"},"status":{"type":"integer"}},"$id":"component-address-error"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-address-error" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
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
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "status"))){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate19.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate19.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsResponse503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate17.errors = vErrors;
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
validate17.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const lookUpSchemaResponse200 = validate21;
const schema38 = {"type":"object","additionalProperties":false,"required":["subject","version","id","schema"],"properties":{"subject":{"type":"string"},"version":{"$ref":"component-version-number"},"id":{"$ref":"component-schema-id"},"schemaType":{"$ref":"component-schema-type"},"references":{"type":"array","minItems":1,"items":{"$ref":"component-reference"}},"schema":{"type":"string"}},"$id":"component-subject-version"};
const schema39 = {"type":"integer","format":"int32","minimum":1,"$id":"component-version-number"};
const schema40 = {"type":"integer","format":"int32","minimum":1,"$id":"component-schema-id"};
const schema41 = {"type":"string","enum":["AVRO","JSON"],"$id":"component-schema-type"};
const schema42 = {"type":"object","additionalProperties":false,"required":["name","subject","version"],"properties":{"name":{"type":"string","minLength":1,"maxLength":1000},"subject":{"type":"string","minLength":1,"maxLength":512},"version":{"type":"integer","format":"int32","minimum":-1,"maximum":2147483647}},"$id":"component-reference"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-reference" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.version === undefined) && (missing0 = "version"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "subject")) || (key0 === "version"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func1(data0) > 1000){
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate22.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate22.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < -1 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-subject-version" */;
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
let missing0;
if(((((data.subject === undefined) && (missing0 = "subject")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "subject") || (key0 === "version")) || (key0 === "id")) || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "schema"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate21.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"component-version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"component-version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"component-schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"component-schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate21.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"component-schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "AVRO") || (data3 === "JSON"))){
validate21.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"component-schema-type/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
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
validate21.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate22(data4[i0], {instancePath:instancePath+"/references/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs16 = errors;
if(typeof data.schema !== "string"){
validate21.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSubjectResponse200 = validate24;
const schema43 = {"type":"array","items":{"$ref":"component-version-number"},"$id":"deleteSubjectResponse200"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const registerSchemaResponse200 = validate25;
const schema45 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"component-schema-id"}},"$id":"registerSchemaResponse200"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaResponse200" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"component-schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"component-schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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

export const deleteVersionResponse200 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-version-number" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate26.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getVersionSchemaResponse200 = validate27;
const schema48 = {"$id":"getVersionSchemaResponse200"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionSchemaResponse200" */;
validate27.errors = null;
return true;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listReferencingResponse200 = validate28;
const schema49 = {"type":"array","items":{"$ref":"component-schema-id"},"$id":"listReferencingResponse200"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingResponse200" */;
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
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate28.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-schema-id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate28.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-schema-id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemasResponse200 = validate29;
const schema51 = {"type":"array","items":{"$ref":"component-subject-version"},"$id":"listSchemasResponse200"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate21(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listTypesResponse200 = validate31;
const schema52 = {"type":"array","items":{"$ref":"component-schema-type"},"$id":"listTypesResponse200"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesResponse200" */;
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
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "AVRO") || (data0 === "JSON"))){
validate31.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-schema-type/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
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

export const getSchemaResponse200 = validate32;
const schema54 = {"type":"object","additionalProperties":false,"required":["schema"],"properties":{"schema":{"type":"string"},"schemaType":{"$ref":"component-schema-type"},"references":{"type":"array","minItems":1,"items":{"$ref":"component-reference"}},"maxId":{"type":"integer","format":"int32","minimum":1}},"$id":"component-registered-schema"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-registered-schema" */;
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
if((data.schema === undefined) && (missing0 = "schema")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "schema") || (key0 === "schemaType")) || (key0 === "references")) || (key0 === "maxId"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
const _errs2 = errors;
if(typeof data.schema !== "string"){
validate32.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"component-schema-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "AVRO") || (data1 === "JSON"))){
validate32.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"component-schema-type/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
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
validate32.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate22(data2[i0], {instancePath:instancePath+"/references/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxId !== undefined){
let data4 = data.maxId;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate32.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/maxId",schemaPath:"#/properties/maxId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSchemaVersionsResponse200 = validate34;
const schema56 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["subject","version"],"properties":{"subject":{"type":"string"},"version":{"$ref":"component-version-number"}}},"$id":"listSchemaVersionsResponse200"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaVersionsResponse200" */;
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
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "subject") || (key0 === "version"))){
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.subject !== undefined){
const _errs4 = errors;
if(typeof data0.subject !== "string"){
validate34.errors = [{instancePath:instancePath+"/" + i0+"/subject",schemaPath:"#/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate34.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"component-version-number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/" + i0+"/version",schemaPath:"component-version-number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigResponse200 = validate35;
const schema58 = {"type":"object","additionalProperties":false,"required":["compatibilityLevel"],"properties":{"compatibilityLevel":{"$ref":"component-compatibility-level"}},"$id":"component-config"};
const schema59 = {"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"],"$id":"component-compatibility-level"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-config" */;
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
if((data.compatibilityLevel === undefined) && (missing0 = "compatibilityLevel")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibilityLevel")){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibilityLevel !== undefined){
let data0 = data.compatibilityLevel;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"component-compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate35.errors = [{instancePath:instancePath+"/compatibilityLevel",schemaPath:"component-compatibility-level/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
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

export const updateConfigResponse200 = validate36;
const schema60 = {"type":"object","additionalProperties":false,"required":["compatibility"],"properties":{"compatibility":{"$ref":"component-compatibility-level"}},"$id":"component-config-update"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-config-update" */;
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
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"component-compatibility-level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate36.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"component-compatibility-level/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
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

export const checkSubjectResponse200 = validate37;
const schema62 = {"type":"object","additionalProperties":false,"required":["is_compatible"],"properties":{"is_compatible":{"type":"boolean"},"messages":{"type":"array","items":{"type":"string"}}},"$id":"component-check"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-check" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_compatible === undefined) && (missing0 = "is_compatible")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is_compatible") || (key0 === "messages"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is_compatible !== undefined){
const _errs2 = errors;
if(typeof data.is_compatible !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/is_compatible",schemaPath:"#/properties/is_compatible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate37.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getModeResponse200 = validate38;
const schema63 = {"type":"object","additionalProperties":false,"required":["mode"],"properties":{"mode":{"$ref":"component-mode-name"}},"$id":"component-mode"};
const schema64 = {"type":"string","enum":["READWRITE","READONLY"],"$id":"component-mode-name"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-mode" */;
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
if((data.mode === undefined) && (missing0 = "mode")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/mode",schemaPath:"component-mode-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate38.errors = [{instancePath:instancePath+"/mode",schemaPath:"component-mode-name/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
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

export const unmatchedResponse400 = validate19;

export { listSubjectsResponse400 as listSubjectsResponse401 };
export { listSubjectsResponse400 as listSubjectsResponse403 };
export { listSubjectsResponse400 as lookUpSchemaResponse400 };
export { listSubjectsResponse400 as lookUpSchemaResponse401 };
export { listSubjectsResponse400 as lookUpSchemaResponse403 };
export { listSubjectsResponse400 as lookUpSchemaResponse404 };
export { listSubjectsResponse400 as lookUpSchemaResponse413 };
export { listSubjectsResponse400 as lookUpSchemaResponse422 };
export { listSubjectsResponse503 as lookUpSchemaResponse503 };
export { listSubjectsResponse400 as deleteSubjectResponse400 };
export { listSubjectsResponse400 as deleteSubjectResponse401 };
export { listSubjectsResponse400 as deleteSubjectResponse403 };
export { listSubjectsResponse400 as deleteSubjectResponse404 };
export { listSubjectsResponse400 as deleteSubjectResponse422 };
export { listSubjectsResponse503 as deleteSubjectResponse503 };
export { deleteSubjectResponse200 as listVersionsResponse200 };
export { listSubjectsResponse400 as listVersionsResponse400 };
export { listSubjectsResponse400 as listVersionsResponse401 };
export { listSubjectsResponse400 as listVersionsResponse403 };
export { listSubjectsResponse400 as listVersionsResponse404 };
export { listSubjectsResponse503 as listVersionsResponse503 };
export { listSubjectsResponse400 as registerSchemaResponse400 };
export { listSubjectsResponse400 as registerSchemaResponse401 };
export { listSubjectsResponse400 as registerSchemaResponse403 };
export { listSubjectsResponse400 as registerSchemaResponse409 };
export { listSubjectsResponse400 as registerSchemaResponse413 };
export { listSubjectsResponse400 as registerSchemaResponse422 };
export { listSubjectsResponse503 as registerSchemaResponse503 };
export { lookUpSchemaResponse200 as getVersionResponse200 };
export { listSubjectsResponse400 as getVersionResponse400 };
export { listSubjectsResponse400 as getVersionResponse401 };
export { listSubjectsResponse400 as getVersionResponse403 };
export { listSubjectsResponse400 as getVersionResponse404 };
export { listSubjectsResponse400 as getVersionResponse422 };
export { listSubjectsResponse503 as getVersionResponse503 };
export { listSubjectsResponse400 as deleteVersionResponse400 };
export { listSubjectsResponse400 as deleteVersionResponse401 };
export { listSubjectsResponse400 as deleteVersionResponse403 };
export { listSubjectsResponse400 as deleteVersionResponse404 };
export { listSubjectsResponse400 as deleteVersionResponse422 };
export { listSubjectsResponse503 as deleteVersionResponse503 };
export { listSubjectsResponse400 as getVersionSchemaResponse400 };
export { listSubjectsResponse400 as getVersionSchemaResponse401 };
export { listSubjectsResponse400 as getVersionSchemaResponse403 };
export { listSubjectsResponse400 as getVersionSchemaResponse404 };
export { listSubjectsResponse400 as getVersionSchemaResponse422 };
export { listSubjectsResponse503 as getVersionSchemaResponse503 };
export { listSubjectsResponse400 as listReferencingResponse400 };
export { listSubjectsResponse400 as listReferencingResponse401 };
export { listSubjectsResponse400 as listReferencingResponse403 };
export { listSubjectsResponse400 as listReferencingResponse404 };
export { listSubjectsResponse400 as listReferencingResponse422 };
export { listSubjectsResponse503 as listReferencingResponse503 };
export { listSubjectsResponse400 as listSchemasResponse400 };
export { listSubjectsResponse400 as listSchemasResponse401 };
export { listSubjectsResponse400 as listSchemasResponse403 };
export { listSubjectsResponse503 as listSchemasResponse503 };
export { listSubjectsResponse400 as listTypesResponse401 };
export { listSubjectsResponse400 as listTypesResponse403 };
export { listSubjectsResponse503 as listTypesResponse503 };
export { listSubjectsResponse400 as getSchemaResponse400 };
export { listSubjectsResponse400 as getSchemaResponse401 };
export { listSubjectsResponse400 as getSchemaResponse403 };
export { listSubjectsResponse400 as getSchemaResponse404 };
export { listSubjectsResponse503 as getSchemaResponse503 };
export { getVersionSchemaResponse200 as getSchemaTextResponse200 };
export { listSubjectsResponse400 as getSchemaTextResponse400 };
export { listSubjectsResponse400 as getSchemaTextResponse401 };
export { listSubjectsResponse400 as getSchemaTextResponse403 };
export { listSubjectsResponse400 as getSchemaTextResponse404 };
export { listSubjectsResponse503 as getSchemaTextResponse503 };
export { listSubjectsResponse200 as listSchemaSubjectsResponse200 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse400 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse401 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse403 };
export { listSubjectsResponse400 as listSchemaSubjectsResponse404 };
export { listSubjectsResponse503 as listSchemaSubjectsResponse503 };
export { listSubjectsResponse400 as listSchemaVersionsResponse400 };
export { listSubjectsResponse400 as listSchemaVersionsResponse401 };
export { listSubjectsResponse400 as listSchemaVersionsResponse403 };
export { listSubjectsResponse400 as listSchemaVersionsResponse404 };
export { listSubjectsResponse503 as listSchemaVersionsResponse503 };
export { listSubjectsResponse400 as getConfigResponse401 };
export { listSubjectsResponse400 as getConfigResponse403 };
export { listSubjectsResponse503 as getConfigResponse503 };
export { listSubjectsResponse400 as updateConfigResponse400 };
export { listSubjectsResponse400 as updateConfigResponse401 };
export { listSubjectsResponse400 as updateConfigResponse403 };
export { listSubjectsResponse400 as updateConfigResponse413 };
export { listSubjectsResponse400 as updateConfigResponse422 };
export { listSubjectsResponse503 as updateConfigResponse503 };
export { getConfigResponse200 as deleteConfigResponse200 };
export { listSubjectsResponse400 as deleteConfigResponse401 };
export { listSubjectsResponse400 as deleteConfigResponse403 };
export { listSubjectsResponse503 as deleteConfigResponse503 };
export { getConfigResponse200 as getSubjectConfigResponse200 };
export { listSubjectsResponse400 as getSubjectConfigResponse400 };
export { listSubjectsResponse400 as getSubjectConfigResponse401 };
export { listSubjectsResponse400 as getSubjectConfigResponse403 };
export { listSubjectsResponse400 as getSubjectConfigResponse404 };
export { listSubjectsResponse503 as getSubjectConfigResponse503 };
export { updateConfigResponse200 as updateSubjectConfigResponse200 };
export { listSubjectsResponse400 as updateSubjectConfigResponse400 };
export { listSubjectsResponse400 as updateSubjectConfigResponse401 };
export { listSubjectsResponse400 as updateSubjectConfigResponse403 };
export { listSubjectsResponse400 as updateSubjectConfigResponse413 };
export { listSubjectsResponse400 as updateSubjectConfigResponse422 };
export { listSubjectsResponse503 as updateSubjectConfigResponse503 };
export { getConfigResponse200 as deleteSubjectConfigResponse200 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse400 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse401 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse403 };
export { listSubjectsResponse400 as deleteSubjectConfigResponse404 };
export { listSubjectsResponse503 as deleteSubjectConfigResponse503 };
export { listSubjectsResponse400 as checkSubjectResponse400 };
export { listSubjectsResponse400 as checkSubjectResponse401 };
export { listSubjectsResponse400 as checkSubjectResponse403 };
export { listSubjectsResponse400 as checkSubjectResponse413 };
export { listSubjectsResponse400 as checkSubjectResponse422 };
export { listSubjectsResponse503 as checkSubjectResponse503 };
export { checkSubjectResponse200 as checkVersionResponse200 };
export { listSubjectsResponse400 as checkVersionResponse400 };
export { listSubjectsResponse400 as checkVersionResponse401 };
export { listSubjectsResponse400 as checkVersionResponse403 };
export { listSubjectsResponse400 as checkVersionResponse404 };
export { listSubjectsResponse400 as checkVersionResponse413 };
export { listSubjectsResponse400 as checkVersionResponse422 };
export { listSubjectsResponse503 as checkVersionResponse503 };
export { listSubjectsResponse400 as getModeResponse401 };
export { listSubjectsResponse400 as getModeResponse403 };
export { listSubjectsResponse503 as getModeResponse503 };
export { getModeResponse200 as updateModeResponse200 };
export { listSubjectsResponse400 as updateModeResponse400 };
export { listSubjectsResponse400 as updateModeResponse401 };
export { listSubjectsResponse400 as updateModeResponse403 };
export { listSubjectsResponse400 as updateModeResponse413 };
export { listSubjectsResponse400 as updateModeResponse422 };
export { listSubjectsResponse503 as updateModeResponse503 };
export { getModeResponse200 as getSubjectModeResponse200 };
export { listSubjectsResponse400 as getSubjectModeResponse400 };
export { listSubjectsResponse400 as getSubjectModeResponse401 };
export { listSubjectsResponse400 as getSubjectModeResponse403 };
export { listSubjectsResponse400 as getSubjectModeResponse404 };
export { listSubjectsResponse503 as getSubjectModeResponse503 };
export { getModeResponse200 as updateSubjectModeResponse200 };
export { listSubjectsResponse400 as updateSubjectModeResponse400 };
export { listSubjectsResponse400 as updateSubjectModeResponse401 };
export { listSubjectsResponse400 as updateSubjectModeResponse403 };
export { listSubjectsResponse400 as updateSubjectModeResponse413 };
export { listSubjectsResponse400 as updateSubjectModeResponse422 };
export { listSubjectsResponse503 as updateSubjectModeResponse503 };
export { getModeResponse200 as deleteSubjectModeResponse200 };
export { listSubjectsResponse400 as deleteSubjectModeResponse400 };
export { listSubjectsResponse400 as deleteSubjectModeResponse401 };
export { listSubjectsResponse400 as deleteSubjectModeResponse403 };
export { listSubjectsResponse400 as deleteSubjectModeResponse404 };
export { listSubjectsResponse503 as deleteSubjectModeResponse503 };
export { listSubjectsResponse400 as unmatchedResponse403 };
export { listSubjectsResponse400 as unmatchedResponse404 };
export { listSubjectsResponse400 as unmatchedResponse405 };
export { unmatchedResponse400 as unmatchedResponse408 };
export { unmatchedResponse400 as unmatchedResponse431 };
export { unmatchedResponse400 as unmatchedResponse503 };
