// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const createDatabaseResponse200 = validate15;
const schema34 = {"allOf":[{"$ref":"component-database-fields"},{"$ref":"component-database-tokens"},{"$ref":"component-database-password"},{"type":"object","properties":{"type":{"$ref":"component-plan-name"}}}],"unevaluatedProperties":false,"$id":"component-created-database"};
const schema39 = {"type":"string","enum":["free","payg","enterprise"],"$id":"component-plan-name"};
const schema35 = {"type":"object","required":["database_id","database_name","database_type","region","port","creation_time","state","user_email","endpoint","tls"],"properties":{"database_id":{"type":"string","minLength":1},"database_name":{"type":"string","minLength":1},"database_type":{"$ref":"component-database-type"},"region":{"type":"string"},"port":{"type":"integer","minimum":1,"maximum":65535},"creation_time":{"type":"integer"},"state":{"type":"string","enum":["active","deleted"]},"user_email":{"type":"string"},"endpoint":{"type":"string","minLength":1},"tls":{"type":"boolean"}},"$id":"component-database-fields"};
const schema36 = {"type":"string","enum":["Free","Pay as You Go","Enterprise"],"$id":"component-database-type"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database-fields" */;
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
if(((((((((((data.database_id === undefined) && (missing0 = "database_id")) || ((data.database_name === undefined) && (missing0 = "database_name"))) || ((data.database_type === undefined) && (missing0 = "database_type"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.port === undefined) && (missing0 = "port"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.user_email === undefined) && (missing0 = "user_email"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.tls === undefined) && (missing0 = "tls"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.database_id !== undefined){
let data0 = data.database_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate16.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.database_name !== undefined){
let data1 = data.database_name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/properties/database_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/properties/database_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.database_type !== undefined){
let data2 = data.database_type;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate16.errors = [{instancePath:instancePath+"/database_type",schemaPath:"component-database-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "Free") || (data2 === "Pay as You Go")) || (data2 === "Enterprise"))){
validate16.errors = [{instancePath:instancePath+"/database_type",schemaPath:"component-database-type/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
const _errs8 = errors;
if(typeof data.region !== "string"){
validate16.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port !== undefined){
let data4 = data.port;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 65535 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data5 = data.creation_time;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate16.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate16.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema35.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_email !== undefined){
const _errs16 = errors;
if(typeof data.user_email !== "string"){
validate16.errors = [{instancePath:instancePath+"/user_email",schemaPath:"#/properties/user_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data8 = data.endpoint;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) < 1){
validate16.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tls !== undefined){
const _errs20 = errors;
if(typeof data.tls !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"database_id":true,"database_name":true,"database_type":true,"region":true,"port":true,"creation_time":true,"state":true,"user_email":true,"endpoint":true,"tls":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","required":["rest_token","read_only_rest_token"],"properties":{"rest_token":{"type":"string","minLength":1},"read_only_rest_token":{"type":"string","minLength":1}},"$id":"component-database-tokens"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database-tokens" */;
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
if(((data.rest_token === undefined) && (missing0 = "rest_token")) || ((data.read_only_rest_token === undefined) && (missing0 = "read_only_rest_token"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rest_token !== undefined){
let data0 = data.rest_token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate18.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only_rest_token !== undefined){
let data1 = data.read_only_rest_token;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate18.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"rest_token":true,"read_only_rest_token":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","required":["password"],"properties":{"password":{"type":"string","minLength":1}},"$id":"component-database-password"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database-password" */;
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
let missing0;
if((data.password === undefined) && (missing0 = "password")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.password !== undefined){
let data0 = data.password;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate20.evaluated = {"props":{"password":true},"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-created-database" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"component-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "free") || (data0 === "payg")) || (data0 === "enterprise"))){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"component-plan-name/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/allOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "type") && (key0 !== "password")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate15.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createDatabaseResponse400 = validate22;
const schema40 = {"type":"object","additionalProperties":false,"required":["error","status"],"properties":{"error":{"type":"string","minLength":1},"status":{"type":"integer","enum":[400,401,403,404,405,408,409,412,413,429,431,500,503]}},"$id":"component-error"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-error" */;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.status === undefined) && (missing0 = "status"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "status"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate22.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((((((((((((data1 === 400) || (data1 === 401)) || (data1 === 403)) || (data1 === 404)) || (data1 === 405)) || (data1 === 408)) || (data1 === 409)) || (data1 === 412)) || (data1 === 413)) || (data1 === 429)) || (data1 === 431)) || (data1 === 500)) || (data1 === 503))){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema40.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDatabasesResponse200 = validate23;
const schema41 = {"type":"array","items":{"$ref":"component-listed-database"},"$id":"listDatabasesResponse200"};
const schema42 = {"allOf":[{"$ref":"component-database-fields"},{"$ref":"component-hideable-database-credentials"}],"unevaluatedProperties":false,"$id":"component-listed-database"};
const schema43 = {"type":"object","properties":{"password":{"type":"string","minLength":1},"rest_token":{"type":"string","minLength":1},"read_only_rest_token":{"type":"string","minLength":1}},"$id":"component-hideable-database-credentials"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-hideable-database-credentials" */;
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
if(data.password !== undefined){
let data0 = data.password;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rest_token !== undefined){
let data1 = data.rest_token;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only_rest_token !== undefined){
let data2 = data.read_only_rest_token;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"password":true,"rest_token":true,"read_only_rest_token":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-listed-database" */;
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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((key0 !== "password") && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate24.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDatabasesResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate24(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getDatabaseResponse200 = validate29;
const schema44 = {"allOf":[{"$ref":"component-database-fields"},{"$ref":"component-hideable-database-credentials"},{"$ref":"component-database-limits"},{"$ref":"component-database-settings"}],"unevaluatedProperties":false,"$id":"component-detailed-database"};
const schema45 = {"type":"object","required":["db_max_clients","db_max_request_size","db_disk_threshold","db_max_entry_size","db_memory_threshold","db_daily_bandwidth_limit","db_max_commands_per_second","db_request_limit"],"properties":{"db_max_clients":{"type":"integer","minimum":0},"db_max_request_size":{"type":"integer","minimum":0},"db_disk_threshold":{"type":"integer","minimum":0},"db_max_entry_size":{"type":"integer","minimum":0},"db_memory_threshold":{"type":"integer","minimum":0},"db_daily_bandwidth_limit":{"type":"integer","minimum":0},"db_max_commands_per_second":{"type":"integer","minimum":0},"db_request_limit":{"type":"integer","minimum":0}},"$id":"component-database-limits"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database-limits" */;
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
if(((((((((data.db_max_clients === undefined) && (missing0 = "db_max_clients")) || ((data.db_max_request_size === undefined) && (missing0 = "db_max_request_size"))) || ((data.db_disk_threshold === undefined) && (missing0 = "db_disk_threshold"))) || ((data.db_max_entry_size === undefined) && (missing0 = "db_max_entry_size"))) || ((data.db_memory_threshold === undefined) && (missing0 = "db_memory_threshold"))) || ((data.db_daily_bandwidth_limit === undefined) && (missing0 = "db_daily_bandwidth_limit"))) || ((data.db_max_commands_per_second === undefined) && (missing0 = "db_max_commands_per_second"))) || ((data.db_request_limit === undefined) && (missing0 = "db_request_limit"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.db_max_clients !== undefined){
let data0 = data.db_max_clients;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate32.errors = [{instancePath:instancePath+"/db_max_clients",schemaPath:"#/properties/db_max_clients/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/db_max_clients",schemaPath:"#/properties/db_max_clients/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_max_request_size !== undefined){
let data1 = data.db_max_request_size;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate32.errors = [{instancePath:instancePath+"/db_max_request_size",schemaPath:"#/properties/db_max_request_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/db_max_request_size",schemaPath:"#/properties/db_max_request_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_disk_threshold !== undefined){
let data2 = data.db_disk_threshold;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate32.errors = [{instancePath:instancePath+"/db_disk_threshold",schemaPath:"#/properties/db_disk_threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/db_disk_threshold",schemaPath:"#/properties/db_disk_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_max_entry_size !== undefined){
let data3 = data.db_max_entry_size;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate32.errors = [{instancePath:instancePath+"/db_max_entry_size",schemaPath:"#/properties/db_max_entry_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/db_max_entry_size",schemaPath:"#/properties/db_max_entry_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.db_memory_threshold !== undefined){
let data4 = data.db_memory_threshold;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate32.errors = [{instancePath:instancePath+"/db_memory_threshold",schemaPath:"#/properties/db_memory_threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/db_memory_threshold",schemaPath:"#/properties/db_memory_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_daily_bandwidth_limit !== undefined){
let data5 = data.db_daily_bandwidth_limit;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate32.errors = [{instancePath:instancePath+"/db_daily_bandwidth_limit",schemaPath:"#/properties/db_daily_bandwidth_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/db_daily_bandwidth_limit",schemaPath:"#/properties/db_daily_bandwidth_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_max_commands_per_second !== undefined){
let data6 = data.db_max_commands_per_second;
const _errs13 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate32.errors = [{instancePath:instancePath+"/db_max_commands_per_second",schemaPath:"#/properties/db_max_commands_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate32.errors = [{instancePath:instancePath+"/db_max_commands_per_second",schemaPath:"#/properties/db_max_commands_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_request_limit !== undefined){
let data7 = data.db_request_limit;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate32.errors = [{instancePath:instancePath+"/db_request_limit",schemaPath:"#/properties/db_request_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate32.errors = [{instancePath:instancePath+"/db_request_limit",schemaPath:"#/properties/db_request_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"db_max_clients":true,"db_max_request_size":true,"db_disk_threshold":true,"db_max_entry_size":true,"db_memory_threshold":true,"db_daily_bandwidth_limit":true,"db_max_commands_per_second":true,"db_request_limit":true},"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","required":["eviction","auto_upgrade","consistent","multizone","prod_pack_enabled","budget","daily_backup_enabled","read_regions","allowed_ips","allowed_ip_ranges","type","customer_id","primary_members","all_members","modifying_state","db_eviction","db_acl_enabled","prometheus_enabled","securityAddons"],"properties":{"eviction":{"type":"boolean"},"auto_upgrade":{"type":"boolean"},"consistent":{"type":"boolean"},"multizone":{"type":"boolean"},"prod_pack_enabled":{"type":"boolean"},"budget":{"type":"integer","minimum":0},"daily_backup_enabled":{"type":"boolean"},"primary_region":{"type":"string","minLength":1},"read_regions":{"type":"array","items":{"type":"string"}},"allowed_ips":{"type":"array","items":{"type":"string"}},"allowed_ip_ranges":{"type":"array","items":{"type":"string"}},"type":{"$ref":"component-plan-name"},"customer_id":{"type":"string","minLength":1},"primary_members":{"type":"array","items":{"type":"string"}},"all_members":{"type":"array","items":{"type":"string"}},"modifying_state":{"type":"string","const":""},"db_eviction":{"type":"boolean"},"db_acl_enabled":{"type":"string","enum":["true"]},"prometheus_enabled":{"type":"string","enum":["false"]},"securityAddons":{"type":"object","additionalProperties":false,"required":["ipWhitelisting","vpcPeering","privateLink","tlsMutualAuth","encryptionAtRest"],"properties":{"ipWhitelisting":{"type":"boolean"},"vpcPeering":{"type":"boolean","enum":[false]},"privateLink":{"type":"boolean","enum":[false]},"tlsMutualAuth":{"type":"boolean","enum":[false]},"encryptionAtRest":{"type":"boolean","enum":[false]}}}},"$id":"component-database-settings"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database-settings" */;
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
let missing0;
if((((((((((((((((((((data.eviction === undefined) && (missing0 = "eviction")) || ((data.auto_upgrade === undefined) && (missing0 = "auto_upgrade"))) || ((data.consistent === undefined) && (missing0 = "consistent"))) || ((data.multizone === undefined) && (missing0 = "multizone"))) || ((data.prod_pack_enabled === undefined) && (missing0 = "prod_pack_enabled"))) || ((data.budget === undefined) && (missing0 = "budget"))) || ((data.daily_backup_enabled === undefined) && (missing0 = "daily_backup_enabled"))) || ((data.read_regions === undefined) && (missing0 = "read_regions"))) || ((data.allowed_ips === undefined) && (missing0 = "allowed_ips"))) || ((data.allowed_ip_ranges === undefined) && (missing0 = "allowed_ip_ranges"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.customer_id === undefined) && (missing0 = "customer_id"))) || ((data.primary_members === undefined) && (missing0 = "primary_members"))) || ((data.all_members === undefined) && (missing0 = "all_members"))) || ((data.modifying_state === undefined) && (missing0 = "modifying_state"))) || ((data.db_eviction === undefined) && (missing0 = "db_eviction"))) || ((data.db_acl_enabled === undefined) && (missing0 = "db_acl_enabled"))) || ((data.prometheus_enabled === undefined) && (missing0 = "prometheus_enabled"))) || ((data.securityAddons === undefined) && (missing0 = "securityAddons"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.eviction !== undefined){
const _errs1 = errors;
if(typeof data.eviction !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/properties/eviction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auto_upgrade !== undefined){
const _errs3 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consistent !== undefined){
const _errs5 = errors;
if(typeof data.consistent !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/properties/consistent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multizone !== undefined){
const _errs7 = errors;
if(typeof data.multizone !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prod_pack_enabled !== undefined){
const _errs9 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data5 = data.budget;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate34.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_backup_enabled !== undefined){
const _errs13 = errors;
if(typeof data.daily_backup_enabled !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/daily_backup_enabled",schemaPath:"#/properties/daily_backup_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primary_region !== undefined){
let data7 = data.primary_region;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate34.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/properties/primary_region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/properties/primary_region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_regions !== undefined){
let data8 = data.read_regions;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(typeof data8[i0] !== "string"){
validate34.errors = [{instancePath:instancePath+"/read_regions/" + i0,schemaPath:"#/properties/read_regions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
if(!valid1){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/read_regions",schemaPath:"#/properties/read_regions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_ips !== undefined){
let data10 = data.allowed_ips;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(typeof data10[i1] !== "string"){
validate34.errors = [{instancePath:instancePath+"/allowed_ips/" + i1,schemaPath:"#/properties/allowed_ips/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/allowed_ips",schemaPath:"#/properties/allowed_ips/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_ip_ranges !== undefined){
let data12 = data.allowed_ip_ranges;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs27 = errors;
if(typeof data12[i2] !== "string"){
validate34.errors = [{instancePath:instancePath+"/allowed_ip_ranges/" + i2,schemaPath:"#/properties/allowed_ip_ranges/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/allowed_ip_ranges",schemaPath:"#/properties/allowed_ip_ranges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data14 = data.type;
const _errs29 = errors;
if(typeof data14 !== "string"){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"component-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data14 === "free") || (data14 === "payg")) || (data14 === "enterprise"))){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"component-plan-name/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_id !== undefined){
let data15 = data.customer_id;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 === "string"){
if(func1(data15) < 1){
validate34.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primary_members !== undefined){
let data16 = data.primary_members;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
var valid5 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs36 = errors;
if(typeof data16[i3] !== "string"){
validate34.errors = [{instancePath:instancePath+"/primary_members/" + i3,schemaPath:"#/properties/primary_members/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/primary_members",schemaPath:"#/properties/primary_members/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.all_members !== undefined){
let data18 = data.all_members;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data18)){
var valid6 = true;
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
const _errs40 = errors;
if(typeof data18[i4] !== "string"){
validate34.errors = [{instancePath:instancePath+"/all_members/" + i4,schemaPath:"#/properties/all_members/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs40 === errors;
if(!valid6){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/all_members",schemaPath:"#/properties/all_members/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modifying_state !== undefined){
let data20 = data.modifying_state;
const _errs42 = errors;
if(typeof data20 !== "string"){
validate34.errors = [{instancePath:instancePath+"/modifying_state",schemaPath:"#/properties/modifying_state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("" !== data20){
validate34.errors = [{instancePath:instancePath+"/modifying_state",schemaPath:"#/properties/modifying_state/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_eviction !== undefined){
const _errs44 = errors;
if(typeof data.db_eviction !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/db_eviction",schemaPath:"#/properties/db_eviction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.db_acl_enabled !== undefined){
let data22 = data.db_acl_enabled;
const _errs46 = errors;
if(typeof data22 !== "string"){
validate34.errors = [{instancePath:instancePath+"/db_acl_enabled",schemaPath:"#/properties/db_acl_enabled/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data22 === "true")){
validate34.errors = [{instancePath:instancePath+"/db_acl_enabled",schemaPath:"#/properties/db_acl_enabled/enum",keyword:"enum",params:{allowedValues: schema46.properties.db_acl_enabled.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prometheus_enabled !== undefined){
let data23 = data.prometheus_enabled;
const _errs48 = errors;
if(typeof data23 !== "string"){
validate34.errors = [{instancePath:instancePath+"/prometheus_enabled",schemaPath:"#/properties/prometheus_enabled/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data23 === "false")){
validate34.errors = [{instancePath:instancePath+"/prometheus_enabled",schemaPath:"#/properties/prometheus_enabled/enum",keyword:"enum",params:{allowedValues: schema46.properties.prometheus_enabled.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.securityAddons !== undefined){
let data24 = data.securityAddons;
const _errs50 = errors;
if(errors === _errs50){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing1;
if((((((data24.ipWhitelisting === undefined) && (missing1 = "ipWhitelisting")) || ((data24.vpcPeering === undefined) && (missing1 = "vpcPeering"))) || ((data24.privateLink === undefined) && (missing1 = "privateLink"))) || ((data24.tlsMutualAuth === undefined) && (missing1 = "tlsMutualAuth"))) || ((data24.encryptionAtRest === undefined) && (missing1 = "encryptionAtRest"))){
validate34.errors = [{instancePath:instancePath+"/securityAddons",schemaPath:"#/properties/securityAddons/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs52 = errors;
for(const key0 in data24){
if(!(((((key0 === "ipWhitelisting") || (key0 === "vpcPeering")) || (key0 === "privateLink")) || (key0 === "tlsMutualAuth")) || (key0 === "encryptionAtRest"))){
validate34.errors = [{instancePath:instancePath+"/securityAddons",schemaPath:"#/properties/securityAddons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs52 === errors){
if(data24.ipWhitelisting !== undefined){
const _errs53 = errors;
if(typeof data24.ipWhitelisting !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/securityAddons/ipWhitelisting",schemaPath:"#/properties/securityAddons/properties/ipWhitelisting/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.vpcPeering !== undefined){
let data26 = data24.vpcPeering;
const _errs55 = errors;
if(typeof data26 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/securityAddons/vpcPeering",schemaPath:"#/properties/securityAddons/properties/vpcPeering/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data26 === false)){
validate34.errors = [{instancePath:instancePath+"/securityAddons/vpcPeering",schemaPath:"#/properties/securityAddons/properties/vpcPeering/enum",keyword:"enum",params:{allowedValues: schema46.properties.securityAddons.properties.vpcPeering.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.privateLink !== undefined){
let data27 = data24.privateLink;
const _errs57 = errors;
if(typeof data27 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/securityAddons/privateLink",schemaPath:"#/properties/securityAddons/properties/privateLink/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data27 === false)){
validate34.errors = [{instancePath:instancePath+"/securityAddons/privateLink",schemaPath:"#/properties/securityAddons/properties/privateLink/enum",keyword:"enum",params:{allowedValues: schema46.properties.securityAddons.properties.privateLink.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.tlsMutualAuth !== undefined){
let data28 = data24.tlsMutualAuth;
const _errs59 = errors;
if(typeof data28 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/securityAddons/tlsMutualAuth",schemaPath:"#/properties/securityAddons/properties/tlsMutualAuth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data28 === false)){
validate34.errors = [{instancePath:instancePath+"/securityAddons/tlsMutualAuth",schemaPath:"#/properties/securityAddons/properties/tlsMutualAuth/enum",keyword:"enum",params:{allowedValues: schema46.properties.securityAddons.properties.tlsMutualAuth.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.encryptionAtRest !== undefined){
let data29 = data24.encryptionAtRest;
const _errs61 = errors;
if(typeof data29 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/securityAddons/encryptionAtRest",schemaPath:"#/properties/securityAddons/properties/encryptionAtRest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data29 === false)){
validate34.errors = [{instancePath:instancePath+"/securityAddons/encryptionAtRest",schemaPath:"#/properties/securityAddons/properties/encryptionAtRest/enum",keyword:"enum",params:{allowedValues: schema46.properties.securityAddons.properties.encryptionAtRest.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/securityAddons",schemaPath:"#/properties/securityAddons/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs50 === errors;
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"eviction":true,"auto_upgrade":true,"consistent":true,"multizone":true,"prod_pack_enabled":true,"budget":true,"daily_backup_enabled":true,"primary_region":true,"read_regions":true,"allowed_ips":true,"allowed_ip_ranges":true,"type":true,"customer_id":true,"primary_members":true,"all_members":true,"modifying_state":true,"db_eviction":true,"db_acl_enabled":true,"prometheus_enabled":true,"securityAddons":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-detailed-database" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((((key0 !== "eviction") && (key0 !== "auto_upgrade")) && (key0 !== "consistent")) && (key0 !== "multizone")) && (key0 !== "prod_pack_enabled")) && (key0 !== "budget")) && (key0 !== "daily_backup_enabled")) && (key0 !== "primary_region")) && (key0 !== "read_regions")) && (key0 !== "allowed_ips")) && (key0 !== "allowed_ip_ranges")) && (key0 !== "type")) && (key0 !== "customer_id")) && (key0 !== "primary_members")) && (key0 !== "all_members")) && (key0 !== "modifying_state")) && (key0 !== "db_eviction")) && (key0 !== "db_acl_enabled")) && (key0 !== "prometheus_enabled")) && (key0 !== "securityAddons")) && (key0 !== "db_max_clients")) && (key0 !== "db_max_request_size")) && (key0 !== "db_disk_threshold")) && (key0 !== "db_max_entry_size")) && (key0 !== "db_memory_threshold")) && (key0 !== "db_daily_bandwidth_limit")) && (key0 !== "db_max_commands_per_second")) && (key0 !== "db_request_limit")) && (key0 !== "password")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate29.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDatabaseByPostResponse200 = validate36;
const schema48 = {"type":"string","const":"OK","$id":"component-ok"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-ok" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("OK" !== data){
validate36.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "OK"},message:"must be equal to constant"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renameDatabaseResponse200 = validate37;
const schema49 = {"allOf":[{"$ref":"component-database-fields"},{"$ref":"component-database-password"}],"unevaluatedProperties":false,"$id":"component-database"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-database" */;
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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "password") && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate37.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resetDatabasePasswordResponse200 = validate40;
const schema50 = {"allOf":[{"$ref":"component-database-fields"},{"$ref":"component-database-password"},{"$ref":"component-database-tokens"},{"type":"object","required":["cluster_id","consistent","pool_id"],"properties":{"cluster_id":{"type":"string"},"consistent":{"type":"boolean"},"pool_id":{"type":"string"}}}],"unevaluatedProperties":false,"$id":"component-reset-database"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-reset-database" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.cluster_id === undefined) && (missing0 = "cluster_id")) || ((data.consistent === undefined) && (missing0 = "consistent"))) || ((data.pool_id === undefined) && (missing0 = "pool_id"))){
validate40.errors = [{instancePath,schemaPath:"#/allOf/3/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cluster_id !== undefined){
const _errs5 = errors;
if(typeof data.cluster_id !== "string"){
validate40.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/allOf/3/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.consistent !== undefined){
const _errs7 = errors;
if(typeof data.consistent !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/allOf/3/properties/consistent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pool_id !== undefined){
const _errs9 = errors;
if(typeof data.pool_id !== "string"){
validate40.errors = [{instancePath:instancePath+"/pool_id",schemaPath:"#/allOf/3/properties/pool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/allOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "cluster_id") && (key0 !== "consistent")) && (key0 !== "pool_id")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "password")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate40.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDatabaseStatisticsResponse200 = validate44;
const schema51 = {"type":"object","additionalProperties":false,"required":["connection_count","keyspace","throughput","produce_throughput","consume_throughput","diskusage","latencymax","latencymean","latency99","latency_99","read_latency_mean","read_latency_99","write_latency_mean","write_latency_99","hits","misses","read","write","dailyrequests","dailybilling","bandwidths","dailyproduce","dailyconsume","days","dailybandwidth","daily_net_commands","daily_read_requests","daily_write_requests","current_storage","total_monthly_bandwidth","total_monthly_requests","total_monthly_read_requests","total_monthly_write_requests","total_monthly_storage","total_monthly_billing","total_monthly_produce","total_monthly_consume"],"properties":{"connection_count":{"$ref":"component-series"},"keyspace":{"$ref":"component-series"},"throughput":{"$ref":"component-series"},"produce_throughput":{"$ref":"component-kafka-series"},"consume_throughput":{"$ref":"component-kafka-series"},"diskusage":{"$ref":"component-series"},"latencymax":{"$ref":"component-series"},"latencymean":{"$ref":"component-series"},"latency99":{"$ref":"component-series"},"latency_99":{"$ref":"component-series"},"read_latency_mean":{"$ref":"component-series"},"read_latency_99":{"$ref":"component-series"},"write_latency_mean":{"$ref":"component-series"},"write_latency_99":{"$ref":"component-series"},"hits":{"$ref":"component-series"},"misses":{"$ref":"component-series"},"read":{"$ref":"component-series"},"write":{"$ref":"component-series"},"dailyrequests":{"$ref":"component-series"},"dailybilling":{"$ref":"component-series"},"bandwidths":{"$ref":"component-series"},"dailyproduce":{"$ref":"component-kafka-series"},"dailyconsume":{"$ref":"component-kafka-series"},"days":{"type":"array","minItems":5,"maxItems":5,"items":{"$ref":"component-weekday"}},"dailybandwidth":{"type":"number"},"daily_net_commands":{"type":"integer","minimum":0},"daily_read_requests":{"type":"integer","minimum":0},"daily_write_requests":{"type":"integer","minimum":0},"current_storage":{"type":"number"},"total_monthly_bandwidth":{"type":"number"},"total_monthly_requests":{"type":"number"},"total_monthly_read_requests":{"type":"number"},"total_monthly_write_requests":{"type":"number"},"total_monthly_storage":{"type":"number"},"total_monthly_billing":{"type":"number"},"total_monthly_produce":{"type":"number"},"total_monthly_consume":{"type":"number"}},"$id":"component-statistics"};
const schema55 = {"type":"string","enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],"$id":"component-weekday"};
const func13 = Object.prototype.hasOwnProperty;
const schema52 = {"type":"array","items":{"$ref":"component-point"},"$id":"component-series"};
const schema53 = {"type":"object","additionalProperties":false,"required":["x","y"],"properties":{"x":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"},"y":{"type":"number"}},"$id":"component-point"};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-point" */;
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
let missing0;
if(((data.x === undefined) && (missing0 = "x")) || ((data.y === undefined) && (missing0 = "y"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "x") || (key0 === "y"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.x !== undefined){
let data0 = data.x;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate46.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.y !== undefined){
const _errs4 = errors;
if(!(typeof data.y == "number")){
validate46.errors = [{instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-series" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate46(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":["array","null"],"items":{"$ref":"component-point"},"$id":"component-kafka-series"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-series" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate46(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-statistics" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((((data.connection_count === undefined) && (missing0 = "connection_count")) || ((data.keyspace === undefined) && (missing0 = "keyspace"))) || ((data.throughput === undefined) && (missing0 = "throughput"))) || ((data.produce_throughput === undefined) && (missing0 = "produce_throughput"))) || ((data.consume_throughput === undefined) && (missing0 = "consume_throughput"))) || ((data.diskusage === undefined) && (missing0 = "diskusage"))) || ((data.latencymax === undefined) && (missing0 = "latencymax"))) || ((data.latencymean === undefined) && (missing0 = "latencymean"))) || ((data.latency99 === undefined) && (missing0 = "latency99"))) || ((data.latency_99 === undefined) && (missing0 = "latency_99"))) || ((data.read_latency_mean === undefined) && (missing0 = "read_latency_mean"))) || ((data.read_latency_99 === undefined) && (missing0 = "read_latency_99"))) || ((data.write_latency_mean === undefined) && (missing0 = "write_latency_mean"))) || ((data.write_latency_99 === undefined) && (missing0 = "write_latency_99"))) || ((data.hits === undefined) && (missing0 = "hits"))) || ((data.misses === undefined) && (missing0 = "misses"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.write === undefined) && (missing0 = "write"))) || ((data.dailyrequests === undefined) && (missing0 = "dailyrequests"))) || ((data.dailybilling === undefined) && (missing0 = "dailybilling"))) || ((data.bandwidths === undefined) && (missing0 = "bandwidths"))) || ((data.dailyproduce === undefined) && (missing0 = "dailyproduce"))) || ((data.dailyconsume === undefined) && (missing0 = "dailyconsume"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.dailybandwidth === undefined) && (missing0 = "dailybandwidth"))) || ((data.daily_net_commands === undefined) && (missing0 = "daily_net_commands"))) || ((data.daily_read_requests === undefined) && (missing0 = "daily_read_requests"))) || ((data.daily_write_requests === undefined) && (missing0 = "daily_write_requests"))) || ((data.current_storage === undefined) && (missing0 = "current_storage"))) || ((data.total_monthly_bandwidth === undefined) && (missing0 = "total_monthly_bandwidth"))) || ((data.total_monthly_requests === undefined) && (missing0 = "total_monthly_requests"))) || ((data.total_monthly_read_requests === undefined) && (missing0 = "total_monthly_read_requests"))) || ((data.total_monthly_write_requests === undefined) && (missing0 = "total_monthly_write_requests"))) || ((data.total_monthly_storage === undefined) && (missing0 = "total_monthly_storage"))) || ((data.total_monthly_billing === undefined) && (missing0 = "total_monthly_billing"))) || ((data.total_monthly_produce === undefined) && (missing0 = "total_monthly_produce"))) || ((data.total_monthly_consume === undefined) && (missing0 = "total_monthly_consume"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema51.properties, key0))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.connection_count !== undefined){
const _errs2 = errors;
if(!(validate45(data.connection_count, {instancePath:instancePath+"/connection_count",parentData:data,parentDataProperty:"connection_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyspace !== undefined){
const _errs3 = errors;
if(!(validate45(data.keyspace, {instancePath:instancePath+"/keyspace",parentData:data,parentDataProperty:"keyspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.throughput !== undefined){
const _errs4 = errors;
if(!(validate45(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produce_throughput !== undefined){
const _errs5 = errors;
if(!(validate51(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consume_throughput !== undefined){
const _errs6 = errors;
if(!(validate51(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diskusage !== undefined){
const _errs7 = errors;
if(!(validate45(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencymax !== undefined){
const _errs8 = errors;
if(!(validate45(data.latencymax, {instancePath:instancePath+"/latencymax",parentData:data,parentDataProperty:"latencymax",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencymean !== undefined){
const _errs9 = errors;
if(!(validate45(data.latencymean, {instancePath:instancePath+"/latencymean",parentData:data,parentDataProperty:"latencymean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency99 !== undefined){
const _errs10 = errors;
if(!(validate45(data.latency99, {instancePath:instancePath+"/latency99",parentData:data,parentDataProperty:"latency99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency_99 !== undefined){
const _errs11 = errors;
if(!(validate45(data.latency_99, {instancePath:instancePath+"/latency_99",parentData:data,parentDataProperty:"latency_99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_latency_mean !== undefined){
const _errs12 = errors;
if(!(validate45(data.read_latency_mean, {instancePath:instancePath+"/read_latency_mean",parentData:data,parentDataProperty:"read_latency_mean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_latency_99 !== undefined){
const _errs13 = errors;
if(!(validate45(data.read_latency_99, {instancePath:instancePath+"/read_latency_99",parentData:data,parentDataProperty:"read_latency_99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write_latency_mean !== undefined){
const _errs14 = errors;
if(!(validate45(data.write_latency_mean, {instancePath:instancePath+"/write_latency_mean",parentData:data,parentDataProperty:"write_latency_mean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write_latency_99 !== undefined){
const _errs15 = errors;
if(!(validate45(data.write_latency_99, {instancePath:instancePath+"/write_latency_99",parentData:data,parentDataProperty:"write_latency_99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hits !== undefined){
const _errs16 = errors;
if(!(validate45(data.hits, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.misses !== undefined){
const _errs17 = errors;
if(!(validate45(data.misses, {instancePath:instancePath+"/misses",parentData:data,parentDataProperty:"misses",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read !== undefined){
const _errs18 = errors;
if(!(validate45(data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
const _errs19 = errors;
if(!(validate45(data.write, {instancePath:instancePath+"/write",parentData:data,parentDataProperty:"write",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyrequests !== undefined){
const _errs20 = errors;
if(!(validate45(data.dailyrequests, {instancePath:instancePath+"/dailyrequests",parentData:data,parentDataProperty:"dailyrequests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailybilling !== undefined){
const _errs21 = errors;
if(!(validate45(data.dailybilling, {instancePath:instancePath+"/dailybilling",parentData:data,parentDataProperty:"dailybilling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bandwidths !== undefined){
const _errs22 = errors;
if(!(validate45(data.bandwidths, {instancePath:instancePath+"/bandwidths",parentData:data,parentDataProperty:"bandwidths",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyproduce !== undefined){
const _errs23 = errors;
if(!(validate51(data.dailyproduce, {instancePath:instancePath+"/dailyproduce",parentData:data,parentDataProperty:"dailyproduce",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyconsume !== undefined){
const _errs24 = errors;
if(!(validate51(data.dailyconsume, {instancePath:instancePath+"/dailyconsume",parentData:data,parentDataProperty:"dailyconsume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data23 = data.days;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data23)){
if(data23.length > 5){
validate44.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data23.length < 5){
validate44.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs27 = errors;
if(typeof data24 !== "string"){
validate44.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data24 === "Monday") || (data24 === "Tuesday")) || (data24 === "Wednesday")) || (data24 === "Thursday")) || (data24 === "Friday")) || (data24 === "Saturday")) || (data24 === "Sunday"))){
validate44.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs27 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailybandwidth !== undefined){
const _errs30 = errors;
if(!(typeof data.dailybandwidth == "number")){
validate44.errors = [{instancePath:instancePath+"/dailybandwidth",schemaPath:"#/properties/dailybandwidth/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_net_commands !== undefined){
let data26 = data.daily_net_commands;
const _errs32 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate44.errors = [{instancePath:instancePath+"/daily_net_commands",schemaPath:"#/properties/daily_net_commands/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
validate44.errors = [{instancePath:instancePath+"/daily_net_commands",schemaPath:"#/properties/daily_net_commands/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_read_requests !== undefined){
let data27 = data.daily_read_requests;
const _errs34 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate44.errors = [{instancePath:instancePath+"/daily_read_requests",schemaPath:"#/properties/daily_read_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
validate44.errors = [{instancePath:instancePath+"/daily_read_requests",schemaPath:"#/properties/daily_read_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_write_requests !== undefined){
let data28 = data.daily_write_requests;
const _errs36 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate44.errors = [{instancePath:instancePath+"/daily_write_requests",schemaPath:"#/properties/daily_write_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
validate44.errors = [{instancePath:instancePath+"/daily_write_requests",schemaPath:"#/properties/daily_write_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_storage !== undefined){
const _errs38 = errors;
if(!(typeof data.current_storage == "number")){
validate44.errors = [{instancePath:instancePath+"/current_storage",schemaPath:"#/properties/current_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_bandwidth !== undefined){
const _errs40 = errors;
if(!(typeof data.total_monthly_bandwidth == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_bandwidth",schemaPath:"#/properties/total_monthly_bandwidth/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_requests !== undefined){
const _errs42 = errors;
if(!(typeof data.total_monthly_requests == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_requests",schemaPath:"#/properties/total_monthly_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_read_requests !== undefined){
const _errs44 = errors;
if(!(typeof data.total_monthly_read_requests == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_read_requests",schemaPath:"#/properties/total_monthly_read_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_write_requests !== undefined){
const _errs46 = errors;
if(!(typeof data.total_monthly_write_requests == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_write_requests",schemaPath:"#/properties/total_monthly_write_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_storage !== undefined){
const _errs48 = errors;
if(!(typeof data.total_monthly_storage == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_storage",schemaPath:"#/properties/total_monthly_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_billing !== undefined){
const _errs50 = errors;
if(!(typeof data.total_monthly_billing == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_billing",schemaPath:"#/properties/total_monthly_billing/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_produce !== undefined){
const _errs52 = errors;
if(!(typeof data.total_monthly_produce == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_produce",schemaPath:"#/properties/total_monthly_produce/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_consume !== undefined){
const _errs54 = errors;
if(!(typeof data.total_monthly_consume == "number")){
validate44.errors = [{instancePath:instancePath+"/total_monthly_consume",schemaPath:"#/properties/total_monthly_consume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs54 === errors;
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
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listBackupsResponse200 = validate73;
const schema56 = {"type":"array","items":{"$ref":"component-backup"},"$id":"listBackupsResponse200"};
const schema57 = {"type":"object","additionalProperties":false,"required":["backup_id","database_id","customer_id","name","creation_time","state","backup_size","daily_backup","hourly_backup"],"properties":{"backup_id":{"type":"string","minLength":1},"database_id":{"type":"string","minLength":1},"customer_id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"state":{"type":"string","enum":["pending","completed","failed"]},"backup_size":{"type":"integer","minimum":0},"daily_backup":{"type":"string","enum":["true","false"]},"hourly_backup":{"type":"string","enum":["true","false"]}},"$id":"component-backup"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-backup" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.backup_id === undefined) && (missing0 = "backup_id")) || ((data.database_id === undefined) && (missing0 = "database_id"))) || ((data.customer_id === undefined) && (missing0 = "customer_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.backup_size === undefined) && (missing0 = "backup_size"))) || ((data.daily_backup === undefined) && (missing0 = "daily_backup"))) || ((data.hourly_backup === undefined) && (missing0 = "hourly_backup"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema57.properties, key0))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.backup_id !== undefined){
let data0 = data.backup_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate74.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"#/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"#/properties/backup_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.database_id !== undefined){
let data1 = data.database_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_id !== undefined){
let data2 = data.customer_id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate74.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data4 = data.creation_time;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate74.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate74.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "pending") || (data5 === "completed")) || (data5 === "failed"))){
validate74.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema57.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backup_size !== undefined){
let data6 = data.backup_size;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate74.errors = [{instancePath:instancePath+"/backup_size",schemaPath:"#/properties/backup_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate74.errors = [{instancePath:instancePath+"/backup_size",schemaPath:"#/properties/backup_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_backup !== undefined){
let data7 = data.daily_backup;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate74.errors = [{instancePath:instancePath+"/daily_backup",schemaPath:"#/properties/daily_backup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "true") || (data7 === "false"))){
validate74.errors = [{instancePath:instancePath+"/daily_backup",schemaPath:"#/properties/daily_backup/enum",keyword:"enum",params:{allowedValues: schema57.properties.daily_backup.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hourly_backup !== undefined){
let data8 = data.hourly_backup;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate74.errors = [{instancePath:instancePath+"/hourly_backup",schemaPath:"#/properties/hourly_backup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "true") || (data8 === "false"))){
validate74.errors = [{instancePath:instancePath+"/hourly_backup",schemaPath:"#/properties/hourly_backup/enum",keyword:"enum",params:{allowedValues: schema57.properties.hourly_backup.enum},message:"must be equal to one of the allowed values"}];
return false;
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
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listBackupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(!(validate74(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKafkaClusterResponse200 = validate76;
const schema58 = {"type":"object","additionalProperties":false,"required":["cluster_id","name","region","type","multizone","tcp_endpoint","tcp_listening","rest_endpoint","state","username","max_retention_size","max_retention_time","max_messages_per_second","creation_time","max_message_size","max_partitions"],"properties":{"cluster_id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"region":{"type":"string","minLength":1},"type":{"type":"string","enum":["free","paid"]},"multizone":{"type":"boolean"},"tcp_endpoint":{"type":"string","minLength":1},"tcp_listening":{"$ref":"component-tcp-listening"},"rest_endpoint":{"type":"string","minLength":1},"state":{"type":"string","enum":["active","deleted"]},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"max_retention_size":{"type":"integer","minimum":1},"max_retention_time":{"type":"integer","minimum":1},"max_messages_per_second":{"type":"integer","minimum":1},"creation_time":{"type":"integer"},"max_message_size":{"type":"integer","minimum":1},"max_partitions":{"type":"integer","minimum":1}},"$id":"component-kafka-cluster"};
const schema59 = {"type":"boolean","const":false,"$id":"component-tcp-listening"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-cluster" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.cluster_id === undefined) && (missing0 = "cluster_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.multizone === undefined) && (missing0 = "multizone"))) || ((data.tcp_endpoint === undefined) && (missing0 = "tcp_endpoint"))) || ((data.tcp_listening === undefined) && (missing0 = "tcp_listening"))) || ((data.rest_endpoint === undefined) && (missing0 = "rest_endpoint"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.max_retention_size === undefined) && (missing0 = "max_retention_size"))) || ((data.max_retention_time === undefined) && (missing0 = "max_retention_time"))) || ((data.max_messages_per_second === undefined) && (missing0 = "max_messages_per_second"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_partitions === undefined) && (missing0 = "max_partitions"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema58.properties, key0))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cluster_id !== undefined){
let data0 = data.cluster_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate76.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data2 = data.region;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "free") || (data3 === "paid"))){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema58.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multizone !== undefined){
const _errs10 = errors;
if(typeof data.multizone !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tcp_endpoint !== undefined){
let data5 = data.tcp_endpoint;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate76.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tcp_listening !== undefined){
let data6 = data.tcp_listening;
const _errs14 = errors;
if(typeof data6 !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"component-tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data6){
validate76.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"component-tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rest_endpoint !== undefined){
let data7 = data.rest_endpoint;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate76.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data8 = data.state;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate76.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "active") || (data8 === "deleted"))){
validate76.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema58.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data9 = data.username;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func1(data9) < 1){
validate76.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data10 = data.password;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(func1(data10) < 1){
validate76.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_retention_size !== undefined){
let data11 = data.max_retention_size;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate76.errors = [{instancePath:instancePath+"/max_retention_size",schemaPath:"#/properties/max_retention_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
validate76.errors = [{instancePath:instancePath+"/max_retention_size",schemaPath:"#/properties/max_retention_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_retention_time !== undefined){
let data12 = data.max_retention_time;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate76.errors = [{instancePath:instancePath+"/max_retention_time",schemaPath:"#/properties/max_retention_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
validate76.errors = [{instancePath:instancePath+"/max_retention_time",schemaPath:"#/properties/max_retention_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_messages_per_second !== undefined){
let data13 = data.max_messages_per_second;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate76.errors = [{instancePath:instancePath+"/max_messages_per_second",schemaPath:"#/properties/max_messages_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
validate76.errors = [{instancePath:instancePath+"/max_messages_per_second",schemaPath:"#/properties/max_messages_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data14 = data.creation_time;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate76.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_message_size !== undefined){
let data15 = data.max_message_size;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate76.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
validate76.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_partitions !== undefined){
let data16 = data.max_partitions;
const _errs35 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate76.errors = [{instancePath:instancePath+"/max_partitions",schemaPath:"#/properties/max_partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
validate76.errors = [{instancePath:instancePath+"/max_partitions",schemaPath:"#/properties/max_partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs35 === errors;
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
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaClustersResponse200 = validate77;
const schema60 = {"type":"array","items":{"$ref":"component-kafka-cluster"},"$id":"listKafkaClustersResponse200"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaClustersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
if(!(validate76(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaClusterStatisticsResponse200 = validate79;
const schema61 = {"type":"object","additionalProperties":false,"required":["throughput","produce_throughput","consume_throughput","diskusage","days","dailyproduce","dailyconsume","total_monthly_storage","total_monthly_billing","total_monthly_produce","total_monthly_consume"],"properties":{"throughput":{"$ref":"component-series"},"produce_throughput":{"$ref":"component-series"},"consume_throughput":{"$ref":"component-series"},"diskusage":{"$ref":"component-series"},"days":{"type":"array","minItems":5,"maxItems":5,"items":{"$ref":"component-weekday"}},"dailyproduce":{"$ref":"component-series"},"dailyconsume":{"$ref":"component-series"},"total_monthly_storage":{"type":"number"},"total_monthly_billing":{"type":"number"},"total_monthly_produce":{"type":"number"},"total_monthly_consume":{"type":"number"}},"$id":"component-kafka-cluster-statistics"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-cluster-statistics" */;
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
let missing0;
if((((((((((((data.throughput === undefined) && (missing0 = "throughput")) || ((data.produce_throughput === undefined) && (missing0 = "produce_throughput"))) || ((data.consume_throughput === undefined) && (missing0 = "consume_throughput"))) || ((data.diskusage === undefined) && (missing0 = "diskusage"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.dailyproduce === undefined) && (missing0 = "dailyproduce"))) || ((data.dailyconsume === undefined) && (missing0 = "dailyconsume"))) || ((data.total_monthly_storage === undefined) && (missing0 = "total_monthly_storage"))) || ((data.total_monthly_billing === undefined) && (missing0 = "total_monthly_billing"))) || ((data.total_monthly_produce === undefined) && (missing0 = "total_monthly_produce"))) || ((data.total_monthly_consume === undefined) && (missing0 = "total_monthly_consume"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema61.properties, key0))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.throughput !== undefined){
const _errs2 = errors;
if(!(validate45(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produce_throughput !== undefined){
const _errs3 = errors;
if(!(validate45(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consume_throughput !== undefined){
const _errs4 = errors;
if(!(validate45(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diskusage !== undefined){
const _errs5 = errors;
if(!(validate45(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data4 = data.days;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length > 5){
validate79.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data4.length < 5){
validate79.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(typeof data5 !== "string"){
validate79.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data5 === "Monday") || (data5 === "Tuesday")) || (data5 === "Wednesday")) || (data5 === "Thursday")) || (data5 === "Friday")) || (data5 === "Saturday")) || (data5 === "Sunday"))){
validate79.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyproduce !== undefined){
const _errs11 = errors;
if(!(validate45(data.dailyproduce, {instancePath:instancePath+"/dailyproduce",parentData:data,parentDataProperty:"dailyproduce",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyconsume !== undefined){
const _errs12 = errors;
if(!(validate45(data.dailyconsume, {instancePath:instancePath+"/dailyconsume",parentData:data,parentDataProperty:"dailyconsume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_storage !== undefined){
const _errs13 = errors;
if(!(typeof data.total_monthly_storage == "number")){
validate79.errors = [{instancePath:instancePath+"/total_monthly_storage",schemaPath:"#/properties/total_monthly_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_billing !== undefined){
const _errs15 = errors;
if(!(typeof data.total_monthly_billing == "number")){
validate79.errors = [{instancePath:instancePath+"/total_monthly_billing",schemaPath:"#/properties/total_monthly_billing/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_produce !== undefined){
const _errs17 = errors;
if(!(typeof data.total_monthly_produce == "number")){
validate79.errors = [{instancePath:instancePath+"/total_monthly_produce",schemaPath:"#/properties/total_monthly_produce/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_consume !== undefined){
const _errs19 = errors;
if(!(typeof data.total_monthly_consume == "number")){
validate79.errors = [{instancePath:instancePath+"/total_monthly_consume",schemaPath:"#/properties/total_monthly_consume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
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
}
}
}
}
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
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKafkaCredentialResponse200 = validate86;
const schema63 = {"type":"object","additionalProperties":false,"required":["credential_id","credential_name","topic","permissions","cluster_id","cluster_slug","username","password","creation_time","state"],"properties":{"credential_id":{"type":"string","minLength":1},"credential_name":{"type":"string","minLength":1},"topic":{"type":"string","minLength":1},"permissions":{"$ref":"component-credential-permissions"},"cluster_id":{"type":"string","minLength":1},"cluster_slug":{"type":"string","minLength":1},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"state":{"type":"string","enum":["active","deleted"]}},"$id":"component-created-kafka-credential"};
const schema64 = {"type":"string","enum":["ALL","PRODUCE","CONSUME"],"$id":"component-credential-permissions"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-created-kafka-credential" */;
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
let missing0;
if(((((((((((data.credential_id === undefined) && (missing0 = "credential_id")) || ((data.credential_name === undefined) && (missing0 = "credential_name"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.cluster_slug === undefined) && (missing0 = "cluster_slug"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.password === undefined) && (missing0 = "password"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema63.properties, key0))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.credential_id !== undefined){
let data0 = data.credential_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate86.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credential_name !== undefined){
let data1 = data.credential_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate86.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data2 = data.topic;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate86.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data3 = data.permissions;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate86.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate86.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data4 = data.cluster_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate86.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_slug !== undefined){
let data5 = data.cluster_slug;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate86.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data6 = data.username;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) < 1){
validate86.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data7 = data.password;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate86.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data8 = data.creation_time;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate86.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate86.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "active") || (data9 === "deleted"))){
validate86.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema63.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaCredentialsResponse200 = validate87;
const schema65 = {"type":"array","items":{"$ref":"component-kafka-credential"},"$id":"listKafkaCredentialsResponse200"};
const schema66 = {"type":"object","additionalProperties":false,"required":["credential_id","credential_name","topic","permissions","cluster_id","cluster_slug","username","creation_time","state"],"properties":{"credential_id":{"type":"string","minLength":1},"credential_name":{"type":"string","minLength":1},"topic":{"type":"string","minLength":1},"permissions":{"$ref":"component-credential-permissions"},"cluster_id":{"type":"string","minLength":1},"cluster_slug":{"type":"string","minLength":1},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"state":{"type":"string","enum":["active","deleted"]}},"$id":"component-kafka-credential"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-credential" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.credential_id === undefined) && (missing0 = "credential_id")) || ((data.credential_name === undefined) && (missing0 = "credential_name"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.cluster_slug === undefined) && (missing0 = "cluster_slug"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema66.properties, key0))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.credential_id !== undefined){
let data0 = data.credential_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate88.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credential_name !== undefined){
let data1 = data.credential_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data2 = data.topic;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate88.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data3 = data.permissions;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate88.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate88.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data4 = data.cluster_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate88.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_slug !== undefined){
let data5 = data.cluster_slug;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate88.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data6 = data.username;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) < 1){
validate88.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data7 = data.password;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate88.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data8 = data.creation_time;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate88.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate88.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "active") || (data9 === "deleted"))){
validate88.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema66.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaCredentialsResponse200" */;
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
const _errs1 = errors;
if(!(validate88(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
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

export const createKafkaTopicResponse200 = validate90;
const schema68 = {"type":"object","additionalProperties":false,"required":["topic_id","topic_name","cluster_id","region","creation_time","state","partitions","multizone","tcp_endpoint","tcp_listening","rest_endpoint","username","cleanup_policy","retention_size","retention_time","max_message_size"],"properties":{"topic_id":{"type":"string","minLength":1},"topic_name":{"type":"string","minLength":1},"cluster_id":{"type":"string","minLength":1},"region":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"state":{"type":"string","enum":["active","deleted"]},"partitions":{"type":"integer","minimum":1},"multizone":{"type":"boolean"},"tcp_endpoint":{"type":"string","minLength":1},"tcp_listening":{"$ref":"component-tcp-listening"},"rest_endpoint":{"type":"string","minLength":1},"username":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"cleanup_policy":{"$ref":"component-cleanup-policy"},"retention_size":{"type":"integer","minimum":0},"retention_time":{"type":"integer","minimum":0},"max_message_size":{"type":"integer","minimum":0}},"$id":"component-kafka-topic"};
const schema70 = {"type":"string","enum":["delete","compact"],"$id":"component-cleanup-policy"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-topic" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.topic_id === undefined) && (missing0 = "topic_id")) || ((data.topic_name === undefined) && (missing0 = "topic_name"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.partitions === undefined) && (missing0 = "partitions"))) || ((data.multizone === undefined) && (missing0 = "multizone"))) || ((data.tcp_endpoint === undefined) && (missing0 = "tcp_endpoint"))) || ((data.tcp_listening === undefined) && (missing0 = "tcp_listening"))) || ((data.rest_endpoint === undefined) && (missing0 = "rest_endpoint"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.cleanup_policy === undefined) && (missing0 = "cleanup_policy"))) || ((data.retention_size === undefined) && (missing0 = "retention_size"))) || ((data.retention_time === undefined) && (missing0 = "retention_time"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema68.properties, key0))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.topic_id !== undefined){
let data0 = data.topic_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate90.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic_name !== undefined){
let data1 = data.topic_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate90.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data2 = data.cluster_id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate90.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data3 = data.region;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate90.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data4 = data.creation_time;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate90.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate90.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "active") || (data5 === "deleted"))){
validate90.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema68.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partitions !== undefined){
let data6 = data.partitions;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate90.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate90.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multizone !== undefined){
const _errs16 = errors;
if(typeof data.multizone !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tcp_endpoint !== undefined){
let data8 = data.tcp_endpoint;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) < 1){
validate90.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tcp_listening !== undefined){
let data9 = data.tcp_listening;
const _errs20 = errors;
if(typeof data9 !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"component-tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data9){
validate90.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"component-tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rest_endpoint !== undefined){
let data10 = data.rest_endpoint;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(func1(data10) < 1){
validate90.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data11 = data.username;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func1(data11) < 1){
validate90.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data12 = data.password;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func1(data12) < 1){
validate90.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cleanup_policy !== undefined){
let data13 = data.cleanup_policy;
const _errs29 = errors;
if(typeof data13 !== "string"){
validate90.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"component-cleanup-policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "delete") || (data13 === "compact"))){
validate90.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"component-cleanup-policy/enum",keyword:"enum",params:{allowedValues: schema70.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retention_size !== undefined){
let data14 = data.retention_size;
const _errs32 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate90.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate90.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retention_time !== undefined){
let data15 = data.retention_time;
const _errs34 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate90.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate90.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_message_size !== undefined){
let data16 = data.max_message_size;
const _errs36 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate90.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate90.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
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
}
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaTopicsResponse200 = validate91;
const schema71 = {"type":"array","items":{"$ref":"component-kafka-topic"},"$id":"listKafkaTopicsResponse200"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaTopicsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
if(!(validate90(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaTopicStatisticsResponse200 = validate93;
const schema72 = {"type":"object","additionalProperties":false,"required":["throughput","produce_throughput","consume_throughput","diskusage","total_monthly_storage","total_monthly_produce","total_monthly_consume"],"properties":{"throughput":{"$ref":"component-series"},"produce_throughput":{"$ref":"component-series"},"consume_throughput":{"$ref":"component-series"},"diskusage":{"$ref":"component-series"},"total_monthly_storage":{"type":"number"},"total_monthly_produce":{"type":"number"},"total_monthly_consume":{"type":"number"}},"$id":"component-kafka-topic-statistics"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-topic-statistics" */;
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
let missing0;
if((((((((data.throughput === undefined) && (missing0 = "throughput")) || ((data.produce_throughput === undefined) && (missing0 = "produce_throughput"))) || ((data.consume_throughput === undefined) && (missing0 = "consume_throughput"))) || ((data.diskusage === undefined) && (missing0 = "diskusage"))) || ((data.total_monthly_storage === undefined) && (missing0 = "total_monthly_storage"))) || ((data.total_monthly_produce === undefined) && (missing0 = "total_monthly_produce"))) || ((data.total_monthly_consume === undefined) && (missing0 = "total_monthly_consume"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "throughput") || (key0 === "produce_throughput")) || (key0 === "consume_throughput")) || (key0 === "diskusage")) || (key0 === "total_monthly_storage")) || (key0 === "total_monthly_produce")) || (key0 === "total_monthly_consume"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.throughput !== undefined){
const _errs2 = errors;
if(!(validate45(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produce_throughput !== undefined){
const _errs3 = errors;
if(!(validate45(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consume_throughput !== undefined){
const _errs4 = errors;
if(!(validate45(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diskusage !== undefined){
const _errs5 = errors;
if(!(validate45(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_storage !== undefined){
const _errs6 = errors;
if(!(typeof data.total_monthly_storage == "number")){
validate93.errors = [{instancePath:instancePath+"/total_monthly_storage",schemaPath:"#/properties/total_monthly_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_produce !== undefined){
const _errs8 = errors;
if(!(typeof data.total_monthly_produce == "number")){
validate93.errors = [{instancePath:instancePath+"/total_monthly_produce",schemaPath:"#/properties/total_monthly_produce/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_consume !== undefined){
const _errs10 = errors;
if(!(typeof data.total_monthly_consume == "number")){
validate93.errors = [{instancePath:instancePath+"/total_monthly_consume",schemaPath:"#/properties/total_monthly_consume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
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
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaGroupsResponse200 = validate98;
const schema73 = {"type":"array","items":{"$ref":"component-kafka-group"},"$id":"listKafkaGroupsResponse200"};
const schema74 = {"type":"object","additionalProperties":false,"required":["group_id","cluster_id","state","instances","partitions"],"properties":{"group_id":{"type":"string","minLength":1},"cluster_id":{"type":"string","minLength":1},"state":{"type":"string","enum":["stable","empty"]},"instances":{"type":"array","items":{"type":"string","minLength":1}},"partitions":{"type":"array","items":{"$ref":"component-kafka-group-partition"}}},"$id":"component-kafka-group"};
const schema75 = {"type":"object","additionalProperties":false,"required":["topic","partition","end_offset"],"properties":{"topic":{"type":"string","minLength":1},"partition":{"type":"integer","minimum":0},"committed_offset":{"type":"integer","format":"int64","minimum":0},"end_offset":{"type":"integer","format":"int64","minimum":0},"lag":{"type":"integer","format":"int64","minimum":0},"instance_id":{"type":"string","minLength":1}},"$id":"component-kafka-group-partition"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-group-partition" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.topic === undefined) && (missing0 = "topic")) || ((data.partition === undefined) && (missing0 = "partition"))) || ((data.end_offset === undefined) && (missing0 = "end_offset"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "topic") || (key0 === "partition")) || (key0 === "committed_offset")) || (key0 === "end_offset")) || (key0 === "lag")) || (key0 === "instance_id"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.topic !== undefined){
let data0 = data.topic;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate100.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate100.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate100.errors = [{instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.committed_offset !== undefined){
let data2 = data.committed_offset;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate100.errors = [{instancePath:instancePath+"/committed_offset",schemaPath:"#/properties/committed_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate100.errors = [{instancePath:instancePath+"/committed_offset",schemaPath:"#/properties/committed_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_offset !== undefined){
let data3 = data.end_offset;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate100.errors = [{instancePath:instancePath+"/end_offset",schemaPath:"#/properties/end_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate100.errors = [{instancePath:instancePath+"/end_offset",schemaPath:"#/properties/end_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lag !== undefined){
let data4 = data.lag;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate100.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate100.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data5 = data.instance_id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate100.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"#/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"#/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-kafka-group" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.group_id === undefined) && (missing0 = "group_id")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.instances === undefined) && (missing0 = "instances"))) || ((data.partitions === undefined) && (missing0 = "partitions"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group_id") || (key0 === "cluster_id")) || (key0 === "state")) || (key0 === "instances")) || (key0 === "partitions"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group_id !== undefined){
let data0 = data.group_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate99.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data1 = data.cluster_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate99.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate99.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "stable") || (data2 === "empty"))){
validate99.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema74.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data3 = data.instances;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate99.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partitions !== undefined){
let data5 = data.partitions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate100(data5[i1], {instancePath:instancePath+"/partitions/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaGroupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
if(!(validate99(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaGroupResponse200 = validate99;

export const createConnectorResponse200 = validate103;
const schema76 = {"allOf":[{"$ref":"component-connector-fields"},{"$ref":"component-connector-deadline"}],"unevaluatedProperties":false,"$id":"component-changed-connector"};
const schema77 = {"type":"object","required":["connector_id","name","customer_id","cluster_id","creation_time","deletion_time","state","state_error_message","connector_state","tasks","topics","connector_class","encoded_username"],"properties":{"connector_id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"customer_id":{"type":"string","minLength":1},"cluster_id":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"deletion_time":{"type":"integer"},"state":{"type":"string","enum":["pending","running","failed"]},"state_error_message":{"type":"string"},"connector_state":{"type":"string","enum":["","UNASSIGNED","RUNNING","PAUSED","FAILED","RESTARTING","STOPPED"]},"tasks":{"type":"array","items":{"$ref":"component-connector-task"}},"topics":{"type":"array","items":{"type":"string"}},"connector_class":{"type":"string"},"encoded_username":{"type":"string","minLength":1}},"$id":"component-connector-fields"};
const schema78 = {"type":"object","additionalProperties":false,"required":["id","state","trace"],"properties":{"id":{"type":"integer","minimum":0},"state":{"type":"string","enum":["UNASSIGNED","RUNNING","PAUSED","FAILED","RESTARTING"]},"trace":{"type":"string"}},"$id":"component-connector-task"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-task" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.trace === undefined) && (missing0 = "trace"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "state")) || (key0 === "trace"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate105.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate105.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate105.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "UNASSIGNED") || (data1 === "RUNNING")) || (data1 === "PAUSED")) || (data1 === "FAILED")) || (data1 === "RESTARTING"))){
validate105.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema78.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trace !== undefined){
const _errs6 = errors;
if(typeof data.trace !== "string"){
validate105.errors = [{instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-fields" */;
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
if((((((((((((((data.connector_id === undefined) && (missing0 = "connector_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.customer_id === undefined) && (missing0 = "customer_id"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.deletion_time === undefined) && (missing0 = "deletion_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.state_error_message === undefined) && (missing0 = "state_error_message"))) || ((data.connector_state === undefined) && (missing0 = "connector_state"))) || ((data.tasks === undefined) && (missing0 = "tasks"))) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.connector_class === undefined) && (missing0 = "connector_class"))) || ((data.encoded_username === undefined) && (missing0 = "encoded_username"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.connector_id !== undefined){
let data0 = data.connector_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate104.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate104.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_id !== undefined){
let data2 = data.customer_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate104.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data3 = data.cluster_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate104.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data4 = data.creation_time;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate104.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletion_time !== undefined){
let data5 = data.deletion_time;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate104.errors = [{instancePath:instancePath+"/deletion_time",schemaPath:"#/properties/deletion_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate104.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "pending") || (data6 === "running")) || (data6 === "failed"))){
validate104.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema77.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state_error_message !== undefined){
const _errs15 = errors;
if(typeof data.state_error_message !== "string"){
validate104.errors = [{instancePath:instancePath+"/state_error_message",schemaPath:"#/properties/state_error_message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector_state !== undefined){
let data8 = data.connector_state;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate104.errors = [{instancePath:instancePath+"/connector_state",schemaPath:"#/properties/connector_state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data8 === "") || (data8 === "UNASSIGNED")) || (data8 === "RUNNING")) || (data8 === "PAUSED")) || (data8 === "FAILED")) || (data8 === "RESTARTING")) || (data8 === "STOPPED"))){
validate104.errors = [{instancePath:instancePath+"/connector_state",schemaPath:"#/properties/connector_state/enum",keyword:"enum",params:{allowedValues: schema77.properties.connector_state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data9 = data.tasks;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate105(data9[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
let data11 = data.topics;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid2 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data11[i1] !== "string"){
validate104.errors = [{instancePath:instancePath+"/topics/" + i1,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector_class !== undefined){
const _errs26 = errors;
if(typeof data.connector_class !== "string"){
validate104.errors = [{instancePath:instancePath+"/connector_class",schemaPath:"#/properties/connector_class/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoded_username !== undefined){
let data14 = data.encoded_username;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data14 === "string"){
if(func1(data14) < 1){
validate104.errors = [{instancePath:instancePath+"/encoded_username",schemaPath:"#/properties/encoded_username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/encoded_username",schemaPath:"#/properties/encoded_username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
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
validate104.evaluated = {"props":{"connector_id":true,"name":true,"customer_id":true,"cluster_id":true,"creation_time":true,"deletion_time":true,"state":true,"state_error_message":true,"connector_state":true,"tasks":true,"topics":true,"connector_class":true,"encoded_username":true},"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["TTL"],"properties":{"TTL":{"type":"integer"}},"$id":"component-connector-deadline"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-deadline" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TTL === undefined) && (missing0 = "TTL")){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.TTL !== undefined){
let data0 = data.TTL;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate108.errors = [{instancePath:instancePath+"/TTL",schemaPath:"#/properties/TTL/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"TTL":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-changed-connector" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "TTL") && (key0 !== "connector_id")) && (key0 !== "name")) && (key0 !== "customer_id")) && (key0 !== "cluster_id")) && (key0 !== "creation_time")) && (key0 !== "deletion_time")) && (key0 !== "state")) && (key0 !== "state_error_message")) && (key0 !== "connector_state")) && (key0 !== "tasks")) && (key0 !== "topics")) && (key0 !== "connector_class")) && (key0 !== "encoded_username")){
validate103.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listConnectorsResponse200 = validate110;
const schema80 = {"type":"array","items":{"$ref":"component-listed-connector"},"$id":"listConnectorsResponse200"};
const schema81 = {"allOf":[{"$ref":"component-connector-fields"},{"$ref":"component-connector-configuration"},{"$ref":"component-connector-deadline"}],"unevaluatedProperties":false,"$id":"component-listed-connector"};
const schema82 = {"type":"object","properties":{"properties":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"component-connector-configuration"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-configuration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.properties !== undefined){
let data0 = data.properties;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "string"){
validate113.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-listed-connector" */;
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
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "TTL") && (key0 !== "properties")) && (key0 !== "connector_id")) && (key0 !== "name")) && (key0 !== "customer_id")) && (key0 !== "cluster_id")) && (key0 !== "creation_time")) && (key0 !== "deletion_time")) && (key0 !== "state")) && (key0 !== "state_error_message")) && (key0 !== "connector_state")) && (key0 !== "tasks")) && (key0 !== "topics")) && (key0 !== "connector_class")) && (key0 !== "encoded_username")){
validate111.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listConnectorsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
if(!(validate111(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getConnectorResponse200 = validate117;
const schema83 = {"allOf":[{"$ref":"component-connector-fields"},{"$ref":"component-connector-configuration"}],"unevaluatedProperties":false,"$id":"component-connector"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector" */;
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
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "properties") && (key0 !== "connector_id")) && (key0 !== "name")) && (key0 !== "customer_id")) && (key0 !== "cluster_id")) && (key0 !== "creation_time")) && (key0 !== "deletion_time")) && (key0 !== "state")) && (key0 !== "state_error_message")) && (key0 !== "connector_state")) && (key0 !== "tasks")) && (key0 !== "topics")) && (key0 !== "connector_class")) && (key0 !== "encoded_username")){
validate117.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueUserResponse200 = validate120;
const schema84 = {"allOf":[{"$ref":"component-queue-user-fields"}],"unevaluatedProperties":false,"$id":"component-queue-user"};
const schema85 = {"type":"object","required":["customer_id","id","active","state","max_message_size","max_requests_per_day","max_endpoints_per_topic","max_retries","max_topics","max_schedules","retention","timeout","creation_time"],"properties":{"customer_id":{"type":"string","minLength":1},"id":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"token":{"type":"string","minLength":1},"read_only_token":{"type":"string","minLength":1},"active":{"type":"boolean"},"state":{"type":"string","enum":["active","deleted"]},"max_message_size":{"type":"integer","minimum":0},"max_requests_per_day":{"type":"integer","minimum":0},"max_endpoints_per_topic":{"type":"integer","minimum":0},"max_retries":{"type":"integer","minimum":0},"max_topics":{"type":"integer","minimum":0},"max_schedules":{"type":"integer","minimum":0},"retention":{"type":"integer","minimum":0},"timeout":{"type":"integer","minimum":0},"creation_time":{"type":"integer"}},"$id":"component-queue-user-fields"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue-user-fields" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.customer_id === undefined) && (missing0 = "customer_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_requests_per_day === undefined) && (missing0 = "max_requests_per_day"))) || ((data.max_endpoints_per_topic === undefined) && (missing0 = "max_endpoints_per_topic"))) || ((data.max_retries === undefined) && (missing0 = "max_retries"))) || ((data.max_topics === undefined) && (missing0 = "max_topics"))) || ((data.max_schedules === undefined) && (missing0 = "max_schedules"))) || ((data.retention === undefined) && (missing0 = "retention"))) || ((data.timeout === undefined) && (missing0 = "timeout"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.customer_id !== undefined){
let data0 = data.customer_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate121.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate121.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data3 = data.token;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate121.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only_token !== undefined){
let data4 = data.read_only_token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate121.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/properties/read_only_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/properties/read_only_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs11 = errors;
if(typeof data.active !== "boolean"){
validate121.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate121.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate121.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema85.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_message_size !== undefined){
let data7 = data.max_message_size;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate121.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate121.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_requests_per_day !== undefined){
let data8 = data.max_requests_per_day;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate121.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/properties/max_requests_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate121.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/properties/max_requests_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_endpoints_per_topic !== undefined){
let data9 = data.max_endpoints_per_topic;
const _errs19 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate121.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/properties/max_endpoints_per_topic/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate121.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/properties/max_endpoints_per_topic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_retries !== undefined){
let data10 = data.max_retries;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate121.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/properties/max_retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate121.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_topics !== undefined){
let data11 = data.max_topics;
const _errs23 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate121.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/properties/max_topics/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate121.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/properties/max_topics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_schedules !== undefined){
let data12 = data.max_schedules;
const _errs25 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate121.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/properties/max_schedules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate121.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/properties/max_schedules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retention !== undefined){
let data13 = data.retention;
const _errs27 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate121.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate121.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/properties/retention/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data14 = data.timeout;
const _errs29 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate121.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate121.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data15 = data.creation_time;
const _errs31 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate121.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs31 === errors;
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
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"customer_id":true,"id":true,"password":true,"token":true,"read_only_token":true,"active":true,"state":true,"max_message_size":true,"max_requests_per_day":true,"max_endpoints_per_topic":true,"max_retries":true,"max_topics":true,"max_schedules":true,"retention":true,"timeout":true,"creation_time":true},"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue-user" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "customer_id") && (key0 !== "id")) && (key0 !== "password")) && (key0 !== "token")) && (key0 !== "read_only_token")) && (key0 !== "active")) && (key0 !== "state")) && (key0 !== "max_message_size")) && (key0 !== "max_requests_per_day")) && (key0 !== "max_endpoints_per_topic")) && (key0 !== "max_retries")) && (key0 !== "max_topics")) && (key0 !== "max_schedules")) && (key0 !== "retention")) && (key0 !== "timeout")) && (key0 !== "creation_time")){
validate120.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueServiceUserResponse200 = validate123;
const schema86 = {"allOf":[{"$ref":"component-queue-user-fields"},{"type":"object","required":["region","type","reserved_type","budget","prod_pack_enabled","max_queues","max_parallelism","max_global_parallelism","max_delay","max_requests_per_second","max_requests_per_day_hard","max_dlq_retention_time_milis"],"properties":{"region":{"type":"string","enum":["eu-central-1","us-east-1"]},"type":{"type":"string","enum":["free","paid"]},"reserved_type":{"anyOf":[{"$ref":"component-queue-plan-name"},{"const":""}]},"budget":{"$ref":"component-budget"},"prod_pack_enabled":{"type":"boolean"},"max_queues":{"type":"integer","minimum":0},"max_parallelism":{"type":"integer","minimum":0},"max_global_parallelism":{"type":"integer","minimum":0},"max_delay":{"type":"integer","minimum":0},"max_requests_per_day_hard":{"type":"integer","minimum":0},"max_dlq_retention_time_milis":{"type":"integer","minimum":0},"max_requests_per_second":{"type":"integer","minimum":0}}}],"unevaluatedProperties":false,"$id":"component-queue-service-user"};
const schema87 = {"type":"string","enum":["free","paid","qstash_fixed_1m","qstash_fixed_10m","qstash_fixed_100m","qstash_enterprise_1m","qstash_enterprise_10m"],"$id":"component-queue-plan-name"};
const schema88 = {"type":"integer","minimum":0,"maximum":1000000,"$id":"component-budget"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue-service-user" */;
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
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.region === undefined) && (missing0 = "region")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.reserved_type === undefined) && (missing0 = "reserved_type"))) || ((data.budget === undefined) && (missing0 = "budget"))) || ((data.prod_pack_enabled === undefined) && (missing0 = "prod_pack_enabled"))) || ((data.max_queues === undefined) && (missing0 = "max_queues"))) || ((data.max_parallelism === undefined) && (missing0 = "max_parallelism"))) || ((data.max_global_parallelism === undefined) && (missing0 = "max_global_parallelism"))) || ((data.max_delay === undefined) && (missing0 = "max_delay"))) || ((data.max_requests_per_second === undefined) && (missing0 = "max_requests_per_second"))) || ((data.max_requests_per_day_hard === undefined) && (missing0 = "max_requests_per_day_hard"))) || ((data.max_dlq_retention_time_milis === undefined) && (missing0 = "max_dlq_retention_time_milis"))){
validate123.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.region !== undefined){
let data0 = data.region;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate123.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "eu-central-1") || (data0 === "us-east-1"))){
validate123.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/enum",keyword:"enum",params:{allowedValues: schema86.allOf[1].properties.region.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "free") || (data1 === "paid"))){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema86.allOf[1].properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reserved_type !== undefined){
let data2 = data.reserved_type;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/reserved_type",schemaPath:"component-queue-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data2 === "free") || (data2 === "paid")) || (data2 === "qstash_fixed_1m")) || (data2 === "qstash_fixed_10m")) || (data2 === "qstash_fixed_100m")) || (data2 === "qstash_enterprise_1m")) || (data2 === "qstash_enterprise_10m"))){
const err1 = {instancePath:instancePath+"/reserved_type",schemaPath:"component-queue-plan-name/enum",keyword:"enum",params:{allowedValues: schema87.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
const _errs12 = errors;
if("" !== data2){
const err2 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf/1/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate123.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
let data3 = data.budget;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate123.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
validate123.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate123.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.prod_pack_enabled !== undefined){
const _errs16 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/allOf/1/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_queues !== undefined){
let data5 = data.max_queues;
const _errs18 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate123.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate123.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_parallelism !== undefined){
let data6 = data.max_parallelism;
const _errs20 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate123.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate123.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_global_parallelism !== undefined){
let data7 = data.max_global_parallelism;
const _errs22 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate123.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate123.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_delay !== undefined){
let data8 = data.max_delay;
const _errs24 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate123.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate123.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_requests_per_day_hard !== undefined){
let data9 = data.max_requests_per_day_hard;
const _errs26 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate123.errors = [{instancePath:instancePath+"/max_requests_per_day_hard",schemaPath:"#/allOf/1/properties/max_requests_per_day_hard/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate123.errors = [{instancePath:instancePath+"/max_requests_per_day_hard",schemaPath:"#/allOf/1/properties/max_requests_per_day_hard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_dlq_retention_time_milis !== undefined){
let data10 = data.max_dlq_retention_time_milis;
const _errs28 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate123.errors = [{instancePath:instancePath+"/max_dlq_retention_time_milis",schemaPath:"#/allOf/1/properties/max_dlq_retention_time_milis/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate123.errors = [{instancePath:instancePath+"/max_dlq_retention_time_milis",schemaPath:"#/allOf/1/properties/max_dlq_retention_time_milis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max_requests_per_second !== undefined){
let data11 = data.max_requests_per_second;
const _errs30 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate123.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate123.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
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
}
else {
validate123.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "region") && (key0 !== "type")) && (key0 !== "reserved_type")) && (key0 !== "budget")) && (key0 !== "prod_pack_enabled")) && (key0 !== "max_queues")) && (key0 !== "max_parallelism")) && (key0 !== "max_global_parallelism")) && (key0 !== "max_delay")) && (key0 !== "max_requests_per_day_hard")) && (key0 !== "max_dlq_retention_time_milis")) && (key0 !== "max_requests_per_second")) && (key0 !== "customer_id")) && (key0 !== "id")) && (key0 !== "password")) && (key0 !== "token")) && (key0 !== "read_only_token")) && (key0 !== "active")) && (key0 !== "state")) && (key0 !== "max_message_size")) && (key0 !== "max_requests_per_day")) && (key0 !== "max_endpoints_per_topic")) && (key0 !== "max_retries")) && (key0 !== "max_topics")) && (key0 !== "max_schedules")) && (key0 !== "retention")) && (key0 !== "timeout")) && (key0 !== "creation_time")){
validate123.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQueueServiceUsersResponse200 = validate125;
const schema89 = {"type":"array","items":{"$ref":"component-queue-service-user"},"$id":"listQueueServiceUsersResponse200"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueueServiceUsersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
if(!(validate123(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueStatisticsResponse200 = validate127;
const schema90 = {"type":"object","additionalProperties":false,"required":["days","daily_requests","daily_used","daily_qstash_messages","dlq_message_count"],"properties":{"days":{"type":"array","minItems":5,"maxItems":5,"items":{"$ref":"component-weekday"}},"daily_requests":{"$ref":"component-series"},"daily_used":{"$ref":"component-series"},"daily_qstash_messages":{"type":"array","items":{"$ref":"component-queue-state-series"}},"dlq_message_count":{"type":"integer","minimum":0}},"$id":"component-queue-statistics"};
const schema92 = {"type":"object","additionalProperties":false,"required":["id","data_points"],"properties":{"id":{"type":"string","minLength":1},"data_points":{"$ref":"component-series"}},"$id":"component-queue-state-series"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue-state-series" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.data_points === undefined) && (missing0 = "data_points"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "data_points"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data_points !== undefined){
const _errs4 = errors;
if(!(validate45(data.data_points, {instancePath:instancePath+"/data_points",parentData:data,parentDataProperty:"data_points",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
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
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-queue-statistics" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.days === undefined) && (missing0 = "days")) || ((data.daily_requests === undefined) && (missing0 = "daily_requests"))) || ((data.daily_used === undefined) && (missing0 = "daily_used"))) || ((data.daily_qstash_messages === undefined) && (missing0 = "daily_qstash_messages"))) || ((data.dlq_message_count === undefined) && (missing0 = "dlq_message_count"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "days") || (key0 === "daily_requests")) || (key0 === "daily_used")) || (key0 === "daily_qstash_messages")) || (key0 === "dlq_message_count"))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.days !== undefined){
let data0 = data.days;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 5){
validate127.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data0.length < 5){
validate127.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate127.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data1 === "Monday") || (data1 === "Tuesday")) || (data1 === "Wednesday")) || (data1 === "Thursday")) || (data1 === "Friday")) || (data1 === "Saturday")) || (data1 === "Sunday"))){
validate127.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"component-weekday/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_requests !== undefined){
const _errs7 = errors;
if(!(validate45(data.daily_requests, {instancePath:instancePath+"/daily_requests",parentData:data,parentDataProperty:"daily_requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_used !== undefined){
const _errs8 = errors;
if(!(validate45(data.daily_used, {instancePath:instancePath+"/daily_used",parentData:data,parentDataProperty:"daily_used",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_qstash_messages !== undefined){
let data4 = data.daily_qstash_messages;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate130(data4[i1], {instancePath:instancePath+"/daily_qstash_messages/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/daily_qstash_messages",schemaPath:"#/properties/daily_qstash_messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dlq_message_count !== undefined){
let data6 = data.dlq_message_count;
const _errs12 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate127.errors = [{instancePath:instancePath+"/dlq_message_count",schemaPath:"#/properties/dlq_message_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate127.errors = [{instancePath:instancePath+"/dlq_message_count",schemaPath:"#/properties/dlq_message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQueueAddressesResponse200 = validate133;
const schema93 = {"type":"array","items":{"type":"string","pattern":"^\\d{1,3}(\\.\\d{1,3}){3}/32$"},"$id":"listQueueAddressesResponse200"};
const pattern5 = new RegExp("^\\d{1,3}(\\.\\d{1,3}){3}/32$", "u");

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueueAddressesResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
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
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate133.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}(\\.\\d{1,3}){3}/32$"},message:"must match pattern \""+"^\\d{1,3}(\\.\\d{1,3}){3}/32$"+"\""}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTeamResponse200 = validate134;
const schema94 = {"type":"object","additionalProperties":false,"required":["team_id","team_name","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1},"team_name":{"type":"string","minLength":1},"copy_cc":{"type":"boolean"}},"$id":"component-team"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-team" */;
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
if((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.team_name === undefined) && (missing0 = "team_name"))) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "team_id") || (key0 === "team_name")) || (key0 === "copy_cc"))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate134.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.team_name !== undefined){
let data1 = data.team_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate134.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copy_cc !== undefined){
const _errs6 = errors;
if(typeof data.copy_cc !== "boolean"){
validate134.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"#/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTeamsResponse200 = validate135;
const schema95 = {"type":"array","items":{"$ref":"component-listed-team"},"$id":"listTeamsResponse200"};
const schema96 = {"type":"object","additionalProperties":false,"required":["team_id","team_name","member_role","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1},"team_name":{"type":"string","minLength":1},"member_role":{"type":"string","enum":["owner","admin","dev","finance"]},"copy_cc":{"type":"boolean"}},"$id":"component-listed-team"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-listed-team" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.team_name === undefined) && (missing0 = "team_name"))) || ((data.member_role === undefined) && (missing0 = "member_role"))) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "team_id") || (key0 === "team_name")) || (key0 === "member_role")) || (key0 === "copy_cc"))){
validate136.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate136.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.team_name !== undefined){
let data1 = data.team_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate136.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_role !== undefined){
let data2 = data.member_role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate136.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "owner") || (data2 === "admin")) || (data2 === "dev")) || (data2 === "finance"))){
validate136.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema96.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copy_cc !== undefined){
const _errs8 = errors;
if(typeof data.copy_cc !== "boolean"){
validate136.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"#/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTeamsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
if(!(validate136(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getTeamResponse200 = validate138;
const schema97 = {"type":"array","items":{"$ref":"component-team-member"},"$id":"getTeamResponse200"};
const schema98 = {"type":"object","additionalProperties":false,"required":["team_id","team_name","member_email","member_role","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1},"team_name":{"type":"string","minLength":1},"member_email":{"type":"string","minLength":1},"member_role":{"type":"string","enum":["owner","admin","dev","finance"]},"copy_cc":{"type":"boolean"}},"$id":"component-team-member"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-team-member" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.team_name === undefined) && (missing0 = "team_name"))) || ((data.member_email === undefined) && (missing0 = "member_email"))) || ((data.member_role === undefined) && (missing0 = "member_role"))) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "team_id") || (key0 === "team_name")) || (key0 === "member_email")) || (key0 === "member_role")) || (key0 === "copy_cc"))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate139.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.team_name !== undefined){
let data1 = data.team_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate139.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_email !== undefined){
let data2 = data.member_email;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate139.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/properties/member_email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/properties/member_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_role !== undefined){
let data3 = data.member_role;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate139.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "owner") || (data3 === "admin")) || (data3 === "dev")) || (data3 === "finance"))){
validate139.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema98.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copy_cc !== undefined){
const _errs10 = errors;
if(typeof data.copy_cc !== "boolean"){
validate139.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"#/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTeamResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
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
if(!(validate139(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const addTeamMemberResponse200 = validate139;

export const listAuditLogsResponse200 = validate141;
const schema99 = {"type":"array","items":{"$ref":"component-audit-log"},"$id":"listAuditLogsResponse200"};
const schema100 = {"type":"object","additionalProperties":false,"required":["log_id","customer_id","actor","timestamp","action","action_string","source","ip","entity","readable_format"],"properties":{"log_id":{"type":"string","minLength":1},"customer_id":{"type":"string","minLength":1},"actor":{"type":"string","minLength":1},"timestamp":{"type":"integer"},"action":{"type":"integer","minimum":0},"action_string":{"type":"string","minLength":1},"source":{"type":"string"},"ip":{"type":"string"},"entity":{"type":"string"},"readable_format":{"type":"string","minLength":1}},"$id":"component-audit-log"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-audit-log" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.log_id === undefined) && (missing0 = "log_id")) || ((data.customer_id === undefined) && (missing0 = "customer_id"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.action_string === undefined) && (missing0 = "action_string"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.entity === undefined) && (missing0 = "entity"))) || ((data.readable_format === undefined) && (missing0 = "readable_format"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func13.call(schema100.properties, key0))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.log_id !== undefined){
let data0 = data.log_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate142.errors = [{instancePath:instancePath+"/log_id",schemaPath:"#/properties/log_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/log_id",schemaPath:"#/properties/log_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customer_id !== undefined){
let data1 = data.customer_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate142.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data2 = data.actor;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate142.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate142.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data4 = data.action;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate142.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate142.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_string !== undefined){
let data5 = data.action_string;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate142.errors = [{instancePath:instancePath+"/action_string",schemaPath:"#/properties/action_string/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/action_string",schemaPath:"#/properties/action_string/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs14 = errors;
if(typeof data.source !== "string"){
validate142.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
const _errs16 = errors;
if(typeof data.ip !== "string"){
validate142.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entity !== undefined){
const _errs18 = errors;
if(typeof data.entity !== "string"){
validate142.errors = [{instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readable_format !== undefined){
let data9 = data.readable_format;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) < 1){
validate142.errors = [{instancePath:instancePath+"/readable_format",schemaPath:"#/properties/readable_format/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/readable_format",schemaPath:"#/properties/readable_format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLogsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate142(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listApiKeysResponse200 = validate144;
const schema101 = {"type":"array","items":{"$ref":"component-api-key"},"$id":"listApiKeysResponse200"};
const schema102 = {"type":"object","additionalProperties":false,"required":["key_id","name","creation_time","read_only"],"properties":{"key_id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"read_only":{"type":"boolean"}},"$id":"component-api-key"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-api-key" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key_id === undefined) && (missing0 = "key_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.read_only === undefined) && (missing0 = "read_only"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "key_id") || (key0 === "name")) || (key0 === "creation_time")) || (key0 === "read_only"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key_id !== undefined){
let data0 = data.key_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate145.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data2 = data.creation_time;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate145.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only !== undefined){
const _errs8 = errors;
if(typeof data.read_only !== "boolean"){
validate145.errors = [{instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listApiKeysResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
if(!(validate145(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyResponse200 = validate147;
const schema103 = {"type":"object","additionalProperties":false,"required":["key_id","name","creation_time","read_only","key"],"properties":{"key_id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"creation_time":{"type":"integer"},"read_only":{"type":"boolean"},"key":{"type":"string","minLength":1}},"$id":"component-created-api-key"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-created-api-key" */;
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
let missing0;
if((((((data.key_id === undefined) && (missing0 = "key_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.read_only === undefined) && (missing0 = "read_only"))) || ((data.key === undefined) && (missing0 = "key"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "key_id") || (key0 === "name")) || (key0 === "creation_time")) || (key0 === "read_only")) || (key0 === "key"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key_id !== undefined){
let data0 = data.key_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate147.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creation_time !== undefined){
let data2 = data.creation_time;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate147.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only !== undefined){
const _errs8 = errors;
if(typeof data.read_only !== "boolean"){
validate147.errors = [{instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data4 = data.key;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate147.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { createDatabaseResponse400 as createDatabaseResponse401 };
export { createDatabaseResponse400 as createDatabaseResponse403 };
export { createDatabaseResponse400 as createDatabaseResponse409 };
export { createDatabaseResponse400 as createDatabaseResponse413 };
export { createDatabaseResponse400 as createDatabaseResponse429 };
export { createDatabaseResponse400 as createDatabaseResponse503 };
export { createDatabaseResponse400 as listDatabasesResponse400 };
export { createDatabaseResponse400 as listDatabasesResponse401 };
export { createDatabaseResponse400 as listDatabasesResponse403 };
export { createDatabaseResponse400 as listDatabasesResponse429 };
export { createDatabaseResponse400 as listDatabasesResponse503 };
export { createDatabaseResponse400 as getDatabaseResponse400 };
export { createDatabaseResponse400 as getDatabaseResponse401 };
export { createDatabaseResponse400 as getDatabaseResponse403 };
export { createDatabaseResponse400 as getDatabaseResponse404 };
export { createDatabaseResponse400 as getDatabaseResponse429 };
export { createDatabaseResponse400 as getDatabaseResponse503 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse400 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse401 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse403 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse404 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse412 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse429 };
export { createDatabaseResponse400 as deleteDatabaseByPostResponse503 };
export { deleteDatabaseByPostResponse200 as deleteDatabaseResponse200 };
export { createDatabaseResponse400 as deleteDatabaseResponse400 };
export { createDatabaseResponse400 as deleteDatabaseResponse401 };
export { createDatabaseResponse400 as deleteDatabaseResponse403 };
export { createDatabaseResponse400 as deleteDatabaseResponse404 };
export { createDatabaseResponse400 as deleteDatabaseResponse412 };
export { createDatabaseResponse400 as deleteDatabaseResponse429 };
export { createDatabaseResponse400 as deleteDatabaseResponse503 };
export { createDatabaseResponse400 as renameDatabaseResponse400 };
export { createDatabaseResponse400 as renameDatabaseResponse401 };
export { createDatabaseResponse400 as renameDatabaseResponse403 };
export { createDatabaseResponse400 as renameDatabaseResponse404 };
export { createDatabaseResponse400 as renameDatabaseResponse409 };
export { createDatabaseResponse400 as renameDatabaseResponse413 };
export { createDatabaseResponse400 as renameDatabaseResponse429 };
export { createDatabaseResponse400 as renameDatabaseResponse503 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse400 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse401 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse403 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse404 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse429 };
export { createDatabaseResponse400 as resetDatabasePasswordResponse503 };
export { renameDatabaseResponse200 as enableTlsResponse200 };
export { createDatabaseResponse400 as enableTlsResponse400 };
export { createDatabaseResponse400 as enableTlsResponse401 };
export { createDatabaseResponse400 as enableTlsResponse403 };
export { createDatabaseResponse400 as enableTlsResponse404 };
export { createDatabaseResponse400 as enableTlsResponse429 };
export { createDatabaseResponse400 as enableTlsResponse503 };
export { deleteDatabaseByPostResponse200 as enableEvictionResponse200 };
export { createDatabaseResponse400 as enableEvictionResponse400 };
export { createDatabaseResponse400 as enableEvictionResponse401 };
export { createDatabaseResponse400 as enableEvictionResponse403 };
export { createDatabaseResponse400 as enableEvictionResponse404 };
export { createDatabaseResponse400 as enableEvictionResponse429 };
export { createDatabaseResponse400 as enableEvictionResponse503 };
export { deleteDatabaseByPostResponse200 as disableEvictionResponse200 };
export { createDatabaseResponse400 as disableEvictionResponse400 };
export { createDatabaseResponse400 as disableEvictionResponse401 };
export { createDatabaseResponse400 as disableEvictionResponse403 };
export { createDatabaseResponse400 as disableEvictionResponse404 };
export { createDatabaseResponse400 as disableEvictionResponse429 };
export { createDatabaseResponse400 as disableEvictionResponse503 };
export { deleteDatabaseByPostResponse200 as enableAutoUpgradeResponse200 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse400 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse401 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse403 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse404 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse429 };
export { createDatabaseResponse400 as enableAutoUpgradeResponse503 };
export { deleteDatabaseByPostResponse200 as disableAutoUpgradeResponse200 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse400 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse401 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse403 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse404 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse429 };
export { createDatabaseResponse400 as disableAutoUpgradeResponse503 };
export { deleteDatabaseByPostResponse200 as updateRegionsResponse200 };
export { createDatabaseResponse400 as updateRegionsResponse400 };
export { createDatabaseResponse400 as updateRegionsResponse401 };
export { createDatabaseResponse400 as updateRegionsResponse403 };
export { createDatabaseResponse400 as updateRegionsResponse404 };
export { createDatabaseResponse400 as updateRegionsResponse412 };
export { createDatabaseResponse400 as updateRegionsResponse413 };
export { createDatabaseResponse400 as updateRegionsResponse429 };
export { createDatabaseResponse400 as updateRegionsResponse503 };
export { deleteDatabaseByPostResponse200 as moveDatabaseToTeamResponse200 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse400 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse401 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse403 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse404 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse409 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse413 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse429 };
export { createDatabaseResponse400 as moveDatabaseToTeamResponse503 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse400 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse401 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse403 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse404 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse429 };
export { createDatabaseResponse400 as getDatabaseStatisticsResponse503 };
export { deleteDatabaseByPostResponse200 as updateBudgetResponse200 };
export { createDatabaseResponse400 as updateBudgetResponse400 };
export { createDatabaseResponse400 as updateBudgetResponse401 };
export { createDatabaseResponse400 as updateBudgetResponse403 };
export { createDatabaseResponse400 as updateBudgetResponse404 };
export { createDatabaseResponse400 as updateBudgetResponse413 };
export { createDatabaseResponse400 as updateBudgetResponse429 };
export { createDatabaseResponse400 as updateBudgetResponse503 };
export { deleteDatabaseByPostResponse200 as changePlanResponse200 };
export { createDatabaseResponse400 as changePlanResponse400 };
export { createDatabaseResponse400 as changePlanResponse401 };
export { createDatabaseResponse400 as changePlanResponse403 };
export { createDatabaseResponse400 as changePlanResponse404 };
export { createDatabaseResponse400 as changePlanResponse413 };
export { createDatabaseResponse400 as changePlanResponse429 };
export { createDatabaseResponse400 as changePlanResponse503 };
export { deleteDatabaseByPostResponse200 as changePlanOfDatabaseResponse200 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse400 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse401 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse403 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse404 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse413 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse429 };
export { createDatabaseResponse400 as changePlanOfDatabaseResponse503 };
export { deleteDatabaseByPostResponse200 as enableProdPackResponse200 };
export { createDatabaseResponse400 as enableProdPackResponse400 };
export { createDatabaseResponse400 as enableProdPackResponse401 };
export { createDatabaseResponse400 as enableProdPackResponse403 };
export { createDatabaseResponse400 as enableProdPackResponse404 };
export { createDatabaseResponse400 as enableProdPackResponse429 };
export { createDatabaseResponse400 as enableProdPackResponse503 };
export { deleteDatabaseByPostResponse200 as disableProdPackResponse200 };
export { createDatabaseResponse400 as disableProdPackResponse400 };
export { createDatabaseResponse400 as disableProdPackResponse401 };
export { createDatabaseResponse400 as disableProdPackResponse403 };
export { createDatabaseResponse400 as disableProdPackResponse404 };
export { createDatabaseResponse400 as disableProdPackResponse429 };
export { createDatabaseResponse400 as disableProdPackResponse503 };
export { deleteDatabaseByPostResponse200 as enableMultizoneResponse200 };
export { createDatabaseResponse400 as enableMultizoneResponse400 };
export { createDatabaseResponse400 as enableMultizoneResponse401 };
export { createDatabaseResponse400 as enableMultizoneResponse403 };
export { createDatabaseResponse400 as enableMultizoneResponse404 };
export { createDatabaseResponse400 as enableMultizoneResponse429 };
export { createDatabaseResponse400 as enableMultizoneResponse503 };
export { deleteDatabaseByPostResponse200 as updateAllowlistResponse200 };
export { createDatabaseResponse400 as updateAllowlistResponse400 };
export { createDatabaseResponse400 as updateAllowlistResponse401 };
export { createDatabaseResponse400 as updateAllowlistResponse403 };
export { createDatabaseResponse400 as updateAllowlistResponse404 };
export { createDatabaseResponse400 as updateAllowlistResponse413 };
export { createDatabaseResponse400 as updateAllowlistResponse429 };
export { createDatabaseResponse400 as updateAllowlistResponse503 };
export { createDatabaseResponse400 as listBackupsResponse400 };
export { createDatabaseResponse400 as listBackupsResponse401 };
export { createDatabaseResponse400 as listBackupsResponse403 };
export { createDatabaseResponse400 as listBackupsResponse404 };
export { createDatabaseResponse400 as listBackupsResponse429 };
export { createDatabaseResponse400 as listBackupsResponse503 };
export { deleteDatabaseByPostResponse200 as createBackupResponse200 };
export { createDatabaseResponse400 as createBackupResponse400 };
export { createDatabaseResponse400 as createBackupResponse401 };
export { createDatabaseResponse400 as createBackupResponse403 };
export { createDatabaseResponse400 as createBackupResponse404 };
export { createDatabaseResponse400 as createBackupResponse409 };
export { createDatabaseResponse400 as createBackupResponse412 };
export { createDatabaseResponse400 as createBackupResponse413 };
export { createDatabaseResponse400 as createBackupResponse429 };
export { createDatabaseResponse400 as createBackupResponse503 };
export { deleteDatabaseByPostResponse200 as restoreBackupResponse200 };
export { createDatabaseResponse400 as restoreBackupResponse400 };
export { createDatabaseResponse400 as restoreBackupResponse401 };
export { createDatabaseResponse400 as restoreBackupResponse403 };
export { createDatabaseResponse400 as restoreBackupResponse404 };
export { createDatabaseResponse400 as restoreBackupResponse412 };
export { createDatabaseResponse400 as restoreBackupResponse413 };
export { createDatabaseResponse400 as restoreBackupResponse429 };
export { createDatabaseResponse400 as restoreBackupResponse503 };
export { deleteDatabaseByPostResponse200 as deleteBackupResponse200 };
export { createDatabaseResponse400 as deleteBackupResponse400 };
export { createDatabaseResponse400 as deleteBackupResponse401 };
export { createDatabaseResponse400 as deleteBackupResponse403 };
export { createDatabaseResponse400 as deleteBackupResponse404 };
export { createDatabaseResponse400 as deleteBackupResponse429 };
export { createDatabaseResponse400 as deleteBackupResponse503 };
export { deleteDatabaseByPostResponse200 as enableDailyBackupByPostResponse200 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse400 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse401 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse403 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse404 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse429 };
export { createDatabaseResponse400 as enableDailyBackupByPostResponse503 };
export { deleteDatabaseByPostResponse200 as enableDailyBackupResponse200 };
export { createDatabaseResponse400 as enableDailyBackupResponse400 };
export { createDatabaseResponse400 as enableDailyBackupResponse401 };
export { createDatabaseResponse400 as enableDailyBackupResponse403 };
export { createDatabaseResponse400 as enableDailyBackupResponse404 };
export { createDatabaseResponse400 as enableDailyBackupResponse429 };
export { createDatabaseResponse400 as enableDailyBackupResponse503 };
export { deleteDatabaseByPostResponse200 as disableDailyBackupByPostResponse200 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse400 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse401 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse403 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse404 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse429 };
export { createDatabaseResponse400 as disableDailyBackupByPostResponse503 };
export { deleteDatabaseByPostResponse200 as disableDailyBackupResponse200 };
export { createDatabaseResponse400 as disableDailyBackupResponse400 };
export { createDatabaseResponse400 as disableDailyBackupResponse401 };
export { createDatabaseResponse400 as disableDailyBackupResponse403 };
export { createDatabaseResponse400 as disableDailyBackupResponse404 };
export { createDatabaseResponse400 as disableDailyBackupResponse429 };
export { createDatabaseResponse400 as disableDailyBackupResponse503 };
export { createDatabaseResponse400 as createKafkaClusterResponse400 };
export { createDatabaseResponse400 as createKafkaClusterResponse401 };
export { createDatabaseResponse400 as createKafkaClusterResponse403 };
export { createDatabaseResponse400 as createKafkaClusterResponse409 };
export { createDatabaseResponse400 as createKafkaClusterResponse413 };
export { createDatabaseResponse400 as createKafkaClusterResponse429 };
export { createDatabaseResponse400 as createKafkaClusterResponse503 };
export { createDatabaseResponse400 as listKafkaClustersResponse400 };
export { createDatabaseResponse400 as listKafkaClustersResponse401 };
export { createDatabaseResponse400 as listKafkaClustersResponse403 };
export { createDatabaseResponse400 as listKafkaClustersResponse429 };
export { createDatabaseResponse400 as listKafkaClustersResponse503 };
export { createKafkaClusterResponse200 as getKafkaClusterResponse200 };
export { createDatabaseResponse400 as getKafkaClusterResponse400 };
export { createDatabaseResponse400 as getKafkaClusterResponse401 };
export { createDatabaseResponse400 as getKafkaClusterResponse403 };
export { createDatabaseResponse400 as getKafkaClusterResponse404 };
export { createDatabaseResponse400 as getKafkaClusterResponse429 };
export { createDatabaseResponse400 as getKafkaClusterResponse503 };
export { deleteDatabaseByPostResponse200 as deleteKafkaClusterResponse200 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse400 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse401 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse403 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse404 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse429 };
export { createDatabaseResponse400 as deleteKafkaClusterResponse503 };
export { createKafkaClusterResponse200 as renameKafkaClusterResponse200 };
export { createDatabaseResponse400 as renameKafkaClusterResponse400 };
export { createDatabaseResponse400 as renameKafkaClusterResponse401 };
export { createDatabaseResponse400 as renameKafkaClusterResponse403 };
export { createDatabaseResponse400 as renameKafkaClusterResponse404 };
export { createDatabaseResponse400 as renameKafkaClusterResponse409 };
export { createDatabaseResponse400 as renameKafkaClusterResponse413 };
export { createDatabaseResponse400 as renameKafkaClusterResponse429 };
export { createDatabaseResponse400 as renameKafkaClusterResponse503 };
export { createKafkaClusterResponse200 as resetKafkaClusterPasswordResponse200 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse400 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse401 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse403 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse404 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse429 };
export { createDatabaseResponse400 as resetKafkaClusterPasswordResponse503 };
export { deleteDatabaseByPostResponse200 as moveKafkaClusterToTeamResponse200 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse400 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse401 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse403 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse404 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse409 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse413 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse429 };
export { createDatabaseResponse400 as moveKafkaClusterToTeamResponse503 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse400 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse401 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse403 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse404 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse429 };
export { createDatabaseResponse400 as getKafkaClusterStatisticsResponse503 };
export { createDatabaseResponse400 as createKafkaCredentialResponse400 };
export { createDatabaseResponse400 as createKafkaCredentialResponse401 };
export { createDatabaseResponse400 as createKafkaCredentialResponse403 };
export { createDatabaseResponse400 as createKafkaCredentialResponse404 };
export { createDatabaseResponse400 as createKafkaCredentialResponse409 };
export { createDatabaseResponse400 as createKafkaCredentialResponse412 };
export { createDatabaseResponse400 as createKafkaCredentialResponse413 };
export { createDatabaseResponse400 as createKafkaCredentialResponse429 };
export { createDatabaseResponse400 as createKafkaCredentialResponse503 };
export { createDatabaseResponse400 as listKafkaCredentialsResponse400 };
export { createDatabaseResponse400 as listKafkaCredentialsResponse401 };
export { createDatabaseResponse400 as listKafkaCredentialsResponse403 };
export { createDatabaseResponse400 as listKafkaCredentialsResponse429 };
export { createDatabaseResponse400 as listKafkaCredentialsResponse503 };
export { deleteDatabaseByPostResponse200 as deleteKafkaCredentialByPostResponse200 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse400 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse401 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse403 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse404 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse429 };
export { createDatabaseResponse400 as deleteKafkaCredentialByPostResponse503 };
export { deleteDatabaseByPostResponse200 as deleteKafkaCredentialResponse200 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse400 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse401 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse403 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse404 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse429 };
export { createDatabaseResponse400 as deleteKafkaCredentialResponse503 };
export { createDatabaseResponse400 as createKafkaTopicResponse400 };
export { createDatabaseResponse400 as createKafkaTopicResponse401 };
export { createDatabaseResponse400 as createKafkaTopicResponse403 };
export { createDatabaseResponse400 as createKafkaTopicResponse404 };
export { createDatabaseResponse400 as createKafkaTopicResponse409 };
export { createDatabaseResponse400 as createKafkaTopicResponse412 };
export { createDatabaseResponse400 as createKafkaTopicResponse413 };
export { createDatabaseResponse400 as createKafkaTopicResponse429 };
export { createDatabaseResponse400 as createKafkaTopicResponse503 };
export { createDatabaseResponse400 as listKafkaTopicsResponse400 };
export { createDatabaseResponse400 as listKafkaTopicsResponse401 };
export { createDatabaseResponse400 as listKafkaTopicsResponse403 };
export { createDatabaseResponse400 as listKafkaTopicsResponse404 };
export { createDatabaseResponse400 as listKafkaTopicsResponse429 };
export { createDatabaseResponse400 as listKafkaTopicsResponse503 };
export { createKafkaTopicResponse200 as getKafkaTopicResponse200 };
export { createDatabaseResponse400 as getKafkaTopicResponse400 };
export { createDatabaseResponse400 as getKafkaTopicResponse401 };
export { createDatabaseResponse400 as getKafkaTopicResponse403 };
export { createDatabaseResponse400 as getKafkaTopicResponse404 };
export { createDatabaseResponse400 as getKafkaTopicResponse429 };
export { createDatabaseResponse400 as getKafkaTopicResponse503 };
export { deleteDatabaseByPostResponse200 as deleteKafkaTopicResponse200 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse400 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse401 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse403 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse404 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse429 };
export { createDatabaseResponse400 as deleteKafkaTopicResponse503 };
export { createKafkaTopicResponse200 as updateKafkaTopicResponse200 };
export { createDatabaseResponse400 as updateKafkaTopicResponse400 };
export { createDatabaseResponse400 as updateKafkaTopicResponse401 };
export { createDatabaseResponse400 as updateKafkaTopicResponse403 };
export { createDatabaseResponse400 as updateKafkaTopicResponse404 };
export { createDatabaseResponse400 as updateKafkaTopicResponse412 };
export { createDatabaseResponse400 as updateKafkaTopicResponse413 };
export { createDatabaseResponse400 as updateKafkaTopicResponse429 };
export { createDatabaseResponse400 as updateKafkaTopicResponse503 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse400 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse401 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse403 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse404 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse429 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse503 };
export { createDatabaseResponse400 as listKafkaGroupsResponse400 };
export { createDatabaseResponse400 as listKafkaGroupsResponse401 };
export { createDatabaseResponse400 as listKafkaGroupsResponse403 };
export { createDatabaseResponse400 as listKafkaGroupsResponse404 };
export { createDatabaseResponse400 as listKafkaGroupsResponse429 };
export { createDatabaseResponse400 as listKafkaGroupsResponse503 };
export { createDatabaseResponse400 as getKafkaGroupResponse400 };
export { createDatabaseResponse400 as getKafkaGroupResponse401 };
export { createDatabaseResponse400 as getKafkaGroupResponse403 };
export { createDatabaseResponse400 as getKafkaGroupResponse404 };
export { createDatabaseResponse400 as getKafkaGroupResponse429 };
export { createDatabaseResponse400 as getKafkaGroupResponse503 };
export { deleteDatabaseByPostResponse200 as deleteKafkaGroupResponse200 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse400 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse401 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse403 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse404 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse412 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse429 };
export { createDatabaseResponse400 as deleteKafkaGroupResponse503 };
export { getKafkaGroupResponse200 as resetKafkaGroupResponse200 };
export { createDatabaseResponse400 as resetKafkaGroupResponse400 };
export { createDatabaseResponse400 as resetKafkaGroupResponse401 };
export { createDatabaseResponse400 as resetKafkaGroupResponse403 };
export { createDatabaseResponse400 as resetKafkaGroupResponse404 };
export { createDatabaseResponse400 as resetKafkaGroupResponse412 };
export { createDatabaseResponse400 as resetKafkaGroupResponse413 };
export { createDatabaseResponse400 as resetKafkaGroupResponse429 };
export { createDatabaseResponse400 as resetKafkaGroupResponse503 };
export { createDatabaseResponse400 as createConnectorResponse400 };
export { createDatabaseResponse400 as createConnectorResponse401 };
export { createDatabaseResponse400 as createConnectorResponse403 };
export { createDatabaseResponse400 as createConnectorResponse404 };
export { createDatabaseResponse400 as createConnectorResponse409 };
export { createDatabaseResponse400 as createConnectorResponse413 };
export { createDatabaseResponse400 as createConnectorResponse429 };
export { createDatabaseResponse400 as createConnectorResponse503 };
export { createDatabaseResponse400 as listConnectorsResponse400 };
export { createDatabaseResponse400 as listConnectorsResponse401 };
export { createDatabaseResponse400 as listConnectorsResponse403 };
export { createDatabaseResponse400 as listConnectorsResponse404 };
export { createDatabaseResponse400 as listConnectorsResponse429 };
export { createDatabaseResponse400 as listConnectorsResponse503 };
export { createDatabaseResponse400 as getConnectorResponse400 };
export { createDatabaseResponse400 as getConnectorResponse401 };
export { createDatabaseResponse400 as getConnectorResponse403 };
export { createDatabaseResponse400 as getConnectorResponse404 };
export { createDatabaseResponse400 as getConnectorResponse429 };
export { createDatabaseResponse400 as getConnectorResponse503 };
export { deleteDatabaseByPostResponse200 as deleteConnectorByPostResponse200 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse400 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse401 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse403 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse404 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse429 };
export { createDatabaseResponse400 as deleteConnectorByPostResponse503 };
export { deleteDatabaseByPostResponse200 as deleteConnectorResponse200 };
export { createDatabaseResponse400 as deleteConnectorResponse400 };
export { createDatabaseResponse400 as deleteConnectorResponse401 };
export { createDatabaseResponse400 as deleteConnectorResponse403 };
export { createDatabaseResponse400 as deleteConnectorResponse404 };
export { createDatabaseResponse400 as deleteConnectorResponse429 };
export { createDatabaseResponse400 as deleteConnectorResponse503 };
export { createConnectorResponse200 as updateConnectorResponse200 };
export { createDatabaseResponse400 as updateConnectorResponse400 };
export { createDatabaseResponse400 as updateConnectorResponse401 };
export { createDatabaseResponse400 as updateConnectorResponse403 };
export { createDatabaseResponse400 as updateConnectorResponse404 };
export { createDatabaseResponse400 as updateConnectorResponse413 };
export { createDatabaseResponse400 as updateConnectorResponse429 };
export { createDatabaseResponse400 as updateConnectorResponse503 };
export { deleteDatabaseByPostResponse200 as restartConnectorResponse200 };
export { createDatabaseResponse400 as restartConnectorResponse400 };
export { createDatabaseResponse400 as restartConnectorResponse401 };
export { createDatabaseResponse400 as restartConnectorResponse403 };
export { createDatabaseResponse400 as restartConnectorResponse404 };
export { createDatabaseResponse400 as restartConnectorResponse429 };
export { createDatabaseResponse400 as restartConnectorResponse503 };
export { deleteDatabaseByPostResponse200 as startConnectorResponse200 };
export { createDatabaseResponse400 as startConnectorResponse400 };
export { createDatabaseResponse400 as startConnectorResponse401 };
export { createDatabaseResponse400 as startConnectorResponse403 };
export { createDatabaseResponse400 as startConnectorResponse404 };
export { createDatabaseResponse400 as startConnectorResponse429 };
export { createDatabaseResponse400 as startConnectorResponse503 };
export { deleteDatabaseByPostResponse200 as pauseConnectorResponse200 };
export { createDatabaseResponse400 as pauseConnectorResponse400 };
export { createDatabaseResponse400 as pauseConnectorResponse401 };
export { createDatabaseResponse400 as pauseConnectorResponse403 };
export { createDatabaseResponse400 as pauseConnectorResponse404 };
export { createDatabaseResponse400 as pauseConnectorResponse429 };
export { createDatabaseResponse400 as pauseConnectorResponse503 };
export { createDatabaseResponse400 as getQueueUserResponse400 };
export { createDatabaseResponse400 as getQueueUserResponse401 };
export { createDatabaseResponse400 as getQueueUserResponse403 };
export { createDatabaseResponse400 as getQueueUserResponse429 };
export { createDatabaseResponse400 as getQueueUserResponse503 };
export { getQueueUserResponse200 as rotateQueueTokenResponse200 };
export { createDatabaseResponse400 as rotateQueueTokenResponse401 };
export { createDatabaseResponse400 as rotateQueueTokenResponse403 };
export { createDatabaseResponse400 as rotateQueueTokenResponse429 };
export { createDatabaseResponse400 as rotateQueueTokenResponse503 };
export { createDatabaseResponse400 as getQueueServiceUserResponse400 };
export { createDatabaseResponse400 as getQueueServiceUserResponse401 };
export { createDatabaseResponse400 as getQueueServiceUserResponse403 };
export { createDatabaseResponse400 as getQueueServiceUserResponse429 };
export { createDatabaseResponse400 as getQueueServiceUserResponse503 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse400 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse401 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse403 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse429 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse503 };
export { getQueueServiceUserResponse200 as getQueueServiceUserByIdResponse200 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse400 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse401 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse403 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse404 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse429 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse503 };
export { getQueueServiceUserResponse200 as rotateQueueTokenByIdResponse200 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse400 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse401 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse403 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse404 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse429 };
export { createDatabaseResponse400 as rotateQueueTokenByIdResponse503 };
export { deleteDatabaseByPostResponse200 as setQueuePlanResponse200 };
export { createDatabaseResponse400 as setQueuePlanResponse400 };
export { createDatabaseResponse400 as setQueuePlanResponse401 };
export { createDatabaseResponse400 as setQueuePlanResponse403 };
export { createDatabaseResponse400 as setQueuePlanResponse404 };
export { createDatabaseResponse400 as setQueuePlanResponse413 };
export { createDatabaseResponse400 as setQueuePlanResponse429 };
export { createDatabaseResponse400 as setQueuePlanResponse503 };
export { createDatabaseResponse400 as getQueueStatisticsResponse400 };
export { createDatabaseResponse400 as getQueueStatisticsResponse401 };
export { createDatabaseResponse400 as getQueueStatisticsResponse403 };
export { createDatabaseResponse400 as getQueueStatisticsResponse404 };
export { createDatabaseResponse400 as getQueueStatisticsResponse429 };
export { createDatabaseResponse400 as getQueueStatisticsResponse503 };
export { createDatabaseResponse400 as listQueueAddressesResponse400 };
export { createDatabaseResponse400 as listQueueAddressesResponse401 };
export { createDatabaseResponse400 as listQueueAddressesResponse403 };
export { createDatabaseResponse400 as listQueueAddressesResponse429 };
export { createDatabaseResponse400 as listQueueAddressesResponse503 };
export { deleteDatabaseByPostResponse200 as moveQueueUserToTeamResponse200 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse400 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse401 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse403 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse404 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse409 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse413 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse429 };
export { createDatabaseResponse400 as moveQueueUserToTeamResponse503 };
export { deleteDatabaseByPostResponse200 as updateQueueBudgetResponse200 };
export { createDatabaseResponse400 as updateQueueBudgetResponse400 };
export { createDatabaseResponse400 as updateQueueBudgetResponse401 };
export { createDatabaseResponse400 as updateQueueBudgetResponse403 };
export { createDatabaseResponse400 as updateQueueBudgetResponse404 };
export { createDatabaseResponse400 as updateQueueBudgetResponse413 };
export { createDatabaseResponse400 as updateQueueBudgetResponse429 };
export { createDatabaseResponse400 as updateQueueBudgetResponse503 };
export { deleteDatabaseByPostResponse200 as enableQueueProdPackResponse200 };
export { createDatabaseResponse400 as enableQueueProdPackResponse400 };
export { createDatabaseResponse400 as enableQueueProdPackResponse401 };
export { createDatabaseResponse400 as enableQueueProdPackResponse403 };
export { createDatabaseResponse400 as enableQueueProdPackResponse404 };
export { createDatabaseResponse400 as enableQueueProdPackResponse429 };
export { createDatabaseResponse400 as enableQueueProdPackResponse503 };
export { deleteDatabaseByPostResponse200 as disableQueueProdPackResponse200 };
export { createDatabaseResponse400 as disableQueueProdPackResponse400 };
export { createDatabaseResponse400 as disableQueueProdPackResponse401 };
export { createDatabaseResponse400 as disableQueueProdPackResponse403 };
export { createDatabaseResponse400 as disableQueueProdPackResponse404 };
export { createDatabaseResponse400 as disableQueueProdPackResponse429 };
export { createDatabaseResponse400 as disableQueueProdPackResponse503 };
export { createDatabaseResponse400 as createTeamResponse400 };
export { createDatabaseResponse400 as createTeamResponse401 };
export { createDatabaseResponse400 as createTeamResponse403 };
export { createDatabaseResponse400 as createTeamResponse409 };
export { createDatabaseResponse400 as createTeamResponse413 };
export { createDatabaseResponse400 as createTeamResponse429 };
export { createDatabaseResponse400 as createTeamResponse503 };
export { deleteDatabaseByPostResponse200 as deleteTeamResponse200 };
export { createDatabaseResponse400 as deleteTeamResponse400 };
export { createDatabaseResponse400 as deleteTeamResponse401 };
export { createDatabaseResponse400 as deleteTeamResponse403 };
export { createDatabaseResponse400 as deleteTeamResponse404 };
export { createDatabaseResponse400 as deleteTeamResponse412 };
export { createDatabaseResponse400 as deleteTeamResponse429 };
export { createDatabaseResponse400 as deleteTeamResponse503 };
export { createDatabaseResponse400 as listTeamsResponse400 };
export { createDatabaseResponse400 as listTeamsResponse401 };
export { createDatabaseResponse400 as listTeamsResponse403 };
export { createDatabaseResponse400 as listTeamsResponse429 };
export { createDatabaseResponse400 as listTeamsResponse503 };
export { createDatabaseResponse400 as getTeamResponse400 };
export { createDatabaseResponse400 as getTeamResponse401 };
export { createDatabaseResponse400 as getTeamResponse403 };
export { createDatabaseResponse400 as getTeamResponse404 };
export { createDatabaseResponse400 as getTeamResponse429 };
export { createDatabaseResponse400 as getTeamResponse503 };
export { createDatabaseResponse400 as addTeamMemberResponse400 };
export { createDatabaseResponse400 as addTeamMemberResponse401 };
export { createDatabaseResponse400 as addTeamMemberResponse403 };
export { createDatabaseResponse400 as addTeamMemberResponse404 };
export { createDatabaseResponse400 as addTeamMemberResponse409 };
export { createDatabaseResponse400 as addTeamMemberResponse413 };
export { createDatabaseResponse400 as addTeamMemberResponse429 };
export { createDatabaseResponse400 as addTeamMemberResponse503 };
export { deleteDatabaseByPostResponse200 as removeTeamMemberResponse200 };
export { createDatabaseResponse400 as removeTeamMemberResponse400 };
export { createDatabaseResponse400 as removeTeamMemberResponse401 };
export { createDatabaseResponse400 as removeTeamMemberResponse403 };
export { createDatabaseResponse400 as removeTeamMemberResponse404 };
export { createDatabaseResponse400 as removeTeamMemberResponse413 };
export { createDatabaseResponse400 as removeTeamMemberResponse429 };
export { createDatabaseResponse400 as removeTeamMemberResponse503 };
export { createDatabaseResponse400 as listAuditLogsResponse400 };
export { createDatabaseResponse400 as listAuditLogsResponse401 };
export { createDatabaseResponse400 as listAuditLogsResponse403 };
export { createDatabaseResponse400 as listAuditLogsResponse429 };
export { createDatabaseResponse400 as listAuditLogsResponse503 };
export { createDatabaseResponse400 as listApiKeysResponse400 };
export { createDatabaseResponse400 as listApiKeysResponse401 };
export { createDatabaseResponse400 as listApiKeysResponse403 };
export { createDatabaseResponse400 as listApiKeysResponse429 };
export { createDatabaseResponse400 as listApiKeysResponse503 };
export { createDatabaseResponse400 as createApiKeyResponse400 };
export { createDatabaseResponse400 as createApiKeyResponse401 };
export { createDatabaseResponse400 as createApiKeyResponse403 };
export { createDatabaseResponse400 as createApiKeyResponse409 };
export { createDatabaseResponse400 as createApiKeyResponse413 };
export { createDatabaseResponse400 as createApiKeyResponse429 };
export { createDatabaseResponse400 as createApiKeyResponse503 };
export { deleteDatabaseByPostResponse200 as deleteApiKeyResponse200 };
export { createDatabaseResponse400 as deleteApiKeyResponse400 };
export { createDatabaseResponse400 as deleteApiKeyResponse401 };
export { createDatabaseResponse400 as deleteApiKeyResponse403 };
export { createDatabaseResponse400 as deleteApiKeyResponse404 };
export { createDatabaseResponse400 as deleteApiKeyResponse412 };
export { createDatabaseResponse400 as deleteApiKeyResponse429 };
export { createDatabaseResponse400 as deleteApiKeyResponse503 };
export { createDatabaseResponse400 as unmatchedResponse400 };
export { createDatabaseResponse400 as unmatchedResponse403 };
export { createDatabaseResponse400 as unmatchedResponse404 };
export { createDatabaseResponse400 as unmatchedResponse405 };
export { createDatabaseResponse400 as unmatchedResponse408 };
export { createDatabaseResponse400 as unmatchedResponse431 };
export { createDatabaseResponse400 as unmatchedResponse503 };
