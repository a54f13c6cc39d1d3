// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const listSubjectsParameters = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSubjectsParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.subjectPrefix === undefined){
data0.subjectPrefix = ""; }
if(data0.deleted === undefined){
data0.deleted = false; }
if(data0.deletedOnly === undefined){
data0.deletedOnly = false; }
if(data0.offset === undefined){
data0.offset = 0; }
if(data0.limit === undefined){
data0.limit = -1; }
const _errs3 = errors;
if(typeof data0.subjectPrefix !== "string"){
validate15.errors = [{instancePath:instancePath+"/query/subjectPrefix",schemaPath:"#/properties/query/properties/subjectPrefix/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(typeof data0.deleted !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs5 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data0.deletedOnly !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/query/deletedOnly",schemaPath:"#/properties/query/properties/deletedOnly/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data0.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate15.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate15.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate15.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data0.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < -1 || isNaN(data5)){
validate15.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid1 = _errs11 === errors; }}}}} else {
validate15.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const lookUpSchemaParameters = validate16;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lookUpSchemaParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate16.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate16.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.normalize === undefined){
data2.normalize = false; }
if(data2.deleted === undefined){
data2.deleted = false; }
const _errs7 = errors;
if(typeof data2.normalize !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deleted !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs9 === errors; }} else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate16.errors = vErrors;
return errors === 0; }

export const lookUpSchemaBody = validate17;
const schema36 = {"type":"object","required":["schema"],"properties":{"schema":{"type":"string","minLength":1},"schemaType":{"type":["string","null"]},"references":{"type":["array","null"],"maxItems":1000,"items":{"$ref":"component-reference"}},"id":{"type":"null"},"version":{"type":"null"},"metadata":{"type":"null"},"ruleSet":{"type":"null"}},"$id":"component-given-schema"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-reference" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.version === undefined) && (missing0 = "version"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "subject")) || (key0 === "version"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false; } else {
if(func1(data0) < 1){
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate18.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 512}}];
return false; } else {
if(func1(data1) < 1){
validate18.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }}} else {
validate18.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate18.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate18.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data2 < -1 || isNaN(data2)){
validate18.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}}} else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate18.errors = vErrors;
return errors === 0; }


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-given-schema" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schema === undefined) && (missing0 = "schema")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.schema !== undefined){
let data0 = data.schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate17.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate17.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.schemaType !== undefined){
let data1 = data.schemaType;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate17.errors = [{instancePath:instancePath+"/schemaType",schemaPath:"#/properties/schemaType/type",keyword:"type",params:{type: schema36.properties.schemaType.type}}];
return false; }
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.references !== undefined){
let data2 = data.references;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate17.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: schema36.properties.references.type}}];
return false; }
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate17.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false; } else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate18(data2[i0], {instancePath:instancePath+"/references/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length; }
var valid1 = _errs7 === errors;
if(!valid1){
break; }}}}}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.id !== undefined){
const _errs8 = errors;
if(data.id !== null){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"}}];
return false; }
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.version !== undefined){
const _errs10 = errors;
if(data.version !== null){
validate17.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "null"}}];
return false; }
var valid0 = _errs10 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.metadata !== undefined){
const _errs12 = errors;
if(data.metadata !== null){
validate17.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "null"}}];
return false; }
var valid0 = _errs12 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.ruleSet !== undefined){
const _errs14 = errors;
if(data.ruleSet !== null){
validate17.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"#/properties/ruleSet/type",keyword:"type",params:{type: "null"}}];
return false; }
var valid0 = _errs14 === errors; } else {
var valid0 = true; }}}}}}}}} else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate17.errors = vErrors;
return errors === 0; }

export const deleteSubjectParameters = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSubjectParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate20.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.permanent === undefined){
data2.permanent = false; }
if(typeof data2.permanent !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate20.errors = vErrors;
return errors === 0; }

export const listVersionsParameters = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listVersionsParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate21.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.deleted === undefined){
data2.deleted = false; }
if(data2.deletedOnly === undefined){
data2.deletedOnly = false; }
if(data2.offset === undefined){
data2.offset = 0; }
if(data2.limit === undefined){
data2.limit = -1; }
const _errs7 = errors;
if(typeof data2.deleted !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs7 === errors;
if(valid2){
const _errs9 = errors;
if(typeof data2.deletedOnly !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/query/deletedOnly",schemaPath:"#/properties/query/properties/deletedOnly/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.offset;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid2 = _errs11 === errors;
if(valid2){
let data6 = data2.limit;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data6 < -1 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid2 = _errs13 === errors; }}}} else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate21.errors = vErrors;
return errors === 0; }

export const registerSchemaParameters = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="registerSchemaParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate22.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.normalize === undefined){
data2.normalize = false; }
if(typeof data2.normalize !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/query/normalize",schemaPath:"#/properties/query/properties/normalize/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate22.errors = vErrors;
return errors === 0; }

export const getVersionParameters = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getVersionParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.version !== undefined){
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate23.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.deleted === undefined){
data3.deleted = false; }
if(typeof data3.deleted !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}} else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate23.errors = vErrors;
return errors === 0; }

export const deleteVersionParameters = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteVersionParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate24.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.version !== undefined){
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate24.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.permanent === undefined){
data3.permanent = false; }
if(typeof data3.permanent !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/query/permanent",schemaPath:"#/properties/query/properties/permanent/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate24.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}} else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate24.errors = vErrors;
return errors === 0; }

export const listReferencingParameters = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listReferencingParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate25.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.version !== undefined){
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate25.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.offset === undefined){
data3.offset = 0; }
if(data3.limit === undefined){
data3.limit = -1; }
let data4 = data3.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data3.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < -1 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid2 = _errs11 === errors; }} else {
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const listSchemasParameters = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemasParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.subjectPrefix === undefined){
data0.subjectPrefix = ""; }
if(data0.deleted === undefined){
data0.deleted = false; }
if(data0.latestOnly === undefined){
data0.latestOnly = false; }
if(data0.offset === undefined){
data0.offset = 0; }
if(data0.limit === undefined){
data0.limit = -1; }
const _errs3 = errors;
if(typeof data0.subjectPrefix !== "string"){
validate26.errors = [{instancePath:instancePath+"/query/subjectPrefix",schemaPath:"#/properties/query/properties/subjectPrefix/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(typeof data0.deleted !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs5 === errors;
if(valid1){
const _errs7 = errors;
if(typeof data0.latestOnly !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/query/latestOnly",schemaPath:"#/properties/query/properties/latestOnly/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid1 = _errs7 === errors;
if(valid1){
let data4 = data0.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate26.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid1 = _errs9 === errors;
if(valid1){
let data5 = data0.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < -1 || isNaN(data5)){
validate26.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid1 = _errs11 === errors; }}}}} else {
validate26.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate26.errors = vErrors;
return errors === 0; }

export const listTypesParameters = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTypesParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate27.errors = vErrors;
return errors === 0; }

export const getSchemaParameters = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate28.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}}}} else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fetchMaxId === undefined){
data2.fetchMaxId = false; }
if(typeof data2.fetchMaxId !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/query/fetchMaxId",schemaPath:"#/properties/query/properties/fetchMaxId/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate28.errors = vErrors;
return errors === 0; }

export const getSchemaTextParameters = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSchemaTextParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate29.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}}}} else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate29.errors = vErrors;
return errors === 0; }

export const listSchemaSubjectsParameters = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSchemaSubjectsParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate30.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data1 < 0 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}}}} else {
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.deleted === undefined){
data2.deleted = false; }
if(data2.offset === undefined){
data2.offset = 0; }
if(data2.limit === undefined){
data2.limit = -1; }
const _errs7 = errors;
if(typeof data2.deleted !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/query/deleted",schemaPath:"#/properties/query/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid2 = _errs7 === errors;
if(valid2){
let data4 = data2.offset;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate30.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid2 = _errs9 === errors;
if(valid2){
let data5 = data2.limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data5 < -1 || isNaN(data5)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid2 = _errs11 === errors; }}} else {
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate30.errors = vErrors;
return errors === 0; }

export const updateConfigBody = validate31;
const schema50 = {"type":"string","enum":["NONE","BACKWARD","BACKWARD_TRANSITIVE","FORWARD","FORWARD_TRANSITIVE","FULL","FULL_TRANSITIVE"],"$id":"component-compatibility-level"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-config-update" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.compatibility === undefined) && (missing0 = "compatibility")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "compatibility")){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.compatibility !== undefined){
let data0 = data.compatibility;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"component-compatibility-level/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data0 === "NONE") || (data0 === "BACKWARD")) || (data0 === "BACKWARD_TRANSITIVE")) || (data0 === "FORWARD")) || (data0 === "FORWARD_TRANSITIVE")) || (data0 === "FULL")) || (data0 === "FULL_TRANSITIVE"))){
validate31.errors = [{instancePath:instancePath+"/compatibility",schemaPath:"component-compatibility-level/enum",keyword:"enum",params:{allowedValues: schema50.enum}}];
return false; }}}}} else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate31.errors = vErrors;
return errors === 0; }

export const getSubjectConfigParameters = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSubjectConfigParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate32.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.defaultToGlobal === undefined){
data2.defaultToGlobal = false; }
if(typeof data2.defaultToGlobal !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/query/defaultToGlobal",schemaPath:"#/properties/query/properties/defaultToGlobal/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate32.errors = vErrors;
return errors === 0; }

export const updateSubjectConfigParameters = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateSubjectConfigParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate33.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate33.errors = vErrors;
return errors === 0; }

export const checkSubjectParameters = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkSubjectParameters" */;
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
if((data0.subject === undefined) && (missing0 = "subject")){
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate34.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate34.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.verbose === undefined){
data2.verbose = false; }
if(typeof data2.verbose !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate34.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate34.errors = vErrors;
return errors === 0; }

export const checkVersionParameters = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkVersionParameters" */;
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
if(((data0.subject === undefined) && (missing0 = "subject")) || ((data0.version === undefined) && (missing0 = "version"))){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.subject !== undefined){
let data1 = data0.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate35.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate35.errors = [{instancePath:instancePath+"/path/subject",schemaPath:"#/properties/path/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.version !== undefined){
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate35.errors = [{instancePath:instancePath+"/path/version",schemaPath:"#/properties/path/properties/version/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.verbose === undefined){
data3.verbose = false; }
if(typeof data3.verbose !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/query/verbose",schemaPath:"#/properties/query/properties/verbose/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}} else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate35.errors = vErrors;
return errors === 0; }

export const updateModeBody = validate36;
const schema56 = {"type":"string","enum":["READWRITE","READONLY"],"$id":"component-mode-name"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-mode" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mode === undefined) && (missing0 = "mode")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "mode")){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/mode",schemaPath:"component-mode-name/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data0 === "READWRITE") || (data0 === "READONLY"))){
validate36.errors = [{instancePath:instancePath+"/mode",schemaPath:"component-mode-name/enum",keyword:"enum",params:{allowedValues: schema56.enum}}];
return false; }}}}} else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate36.errors = vErrors;
return errors === 0; }

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
