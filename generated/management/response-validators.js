// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const createDatabaseResponse200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/created-database","$id":"createDatabaseResponse200"};
const schema33 = {"title":"CreatedDatabase","description":"A new database.","allOf":[{"$ref":"#/components/schemas/database-fields"},{"$ref":"#/components/schemas/database-tokens"},{"$ref":"#/components/schemas/database-password"},{"type":"object","properties":{"type":{"description":"Only of a global database. The pricing model, as requests name it.","$ref":"#/components/schemas/plan-name"}}}],"unevaluatedProperties":false};
const schema36 = {"title":"DatabaseTokens","type":"object","required":["rest_token","read_only_rest_token"],"properties":{"rest_token":{"description":"The Standard REST token.","type":"string","examples":["AXW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx","AYAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy"],"minLength":1},"read_only_rest_token":{"description":"The Read Only REST token.","type":"string","examples":["AnW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx","AoAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy"],"minLength":1}}};
const schema37 = {"title":"DatabasePassword","type":"object","required":["password"],"properties":{"password":{"type":"string","minLength":1,"examples":["2f6d9f4a1c3b4f0c9c1c6f2f3d4e5a6b","0a1b2c3d4e5f60718293a4b5c6d7e8f9"]}}};
const schema38 = {"title":"PlanName","description":"The pricing model as requests name it: `Free`, `Pay as You Go` and `Enterprise` in turn.","type":"string","enum":["free","payg","enterprise"]};
const schema34 = {"title":"DatabaseFields","description":"What every answer with a database has.","type":"object","required":["database_id","database_name","database_type","region","port","creation_time","state","user_email","endpoint","tls"],"properties":{"database_id":{"type":"string","minLength":1,"examples":["96ad0856-03b1-4ee7-9666-e81abd0349e1","93e3a3e1-2f0c-4d6b-b1b7-0d0f6a1f7a52"]},"database_name":{"type":"string","minLength":1,"examples":["myredis","worldwide"]},"database_type":{"$ref":"#/components/schemas/database-type"},"region":{"description":"Where it stands; `global` for a global database.","type":"string","examples":["eu-west-1"]},"port":{"description":"The database's own port. Only its own tokens are good there. Without TLS it serves HTTP, with TLS only HTTPS.\nIt stays the same over restarts, unless another program has taken it meanwhile.\n","type":"integer","examples":[30143,30144],"minimum":1,"maximum":65535},"creation_time":{"description":"Unix time in seconds.","type":"integer","examples":[1795478400]},"state":{"type":"string","enum":["active","deleted"]},"user_email":{"description":"The e-mail of the account that owns it, or the id of the team.","type":"string","examples":["developer@plinth.local"]},"endpoint":{"description":"Its host name: the name in lower case below `localhost`, with five digits where another database has that.\nIt stays when the database is renamed. A global database has one for each of its regions besides,\n`<region>.<endpoint>`.\n","type":"string","examples":["myredis.localhost","worldwide.localhost"],"minLength":1},"tls":{"type":"boolean"}}};
const schema35 = {"title":"DatabaseType","description":"The pricing model.","type":"string","enum":["Free","Pay as You Go","Enterprise"]};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((((((((data.database_id === undefined) && (missing0 = "database_id")) || ((data.database_name === undefined) && (missing0 = "database_name"))) || ((data.database_type === undefined) && (missing0 = "database_type"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.port === undefined) && (missing0 = "port"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.user_email === undefined) && (missing0 = "user_email"))) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.tls === undefined) && (missing0 = "tls"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.database_id !== undefined){
let data0 = data.database_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/properties/database_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/properties/database_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/database_type",schemaPath:"#/components/schemas/database-type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "Free") || (data2 === "Pay as You Go")) || (data2 === "Enterprise"))){
validate23.errors = [{instancePath:instancePath+"/database_type",schemaPath:"#/components/schemas/database-type/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
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
validate23.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 65535 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate23.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate23.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate23.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema34.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate23.errors = [{instancePath:instancePath+"/user_email",schemaPath:"#/properties/user_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"database_id":true,"database_name":true,"database_type":true,"region":true,"port":true,"creation_time":true,"state":true,"user_email":true,"endpoint":true,"tls":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rest_token === undefined) && (missing0 = "rest_token")) || ((data.read_only_rest_token === undefined) && (missing0 = "read_only_rest_token"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/database-tokens/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rest_token !== undefined){
let data0 = data.rest_token;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/database-tokens/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/database-tokens/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_rest_token !== undefined){
let data1 = data.read_only_rest_token;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/database-tokens/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/database-tokens/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/database-tokens/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.password === undefined) && (missing1 = "password")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.password !== undefined){
let data2 = data.password;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
if(valid0){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "free") || (data3 === "payg")) || (data3 === "enterprise"))){
validate22.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/plan-name/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/allOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "type") && (key0 !== "password")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate22.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDatabaseResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createDatabaseResponse400 = validate26;
const schema39 = {"$ref":"contract#/components/schemas/error","$id":"createDatabaseResponse400"};
const schema40 = {"title":"Error","type":"object","additionalProperties":false,"required":["error","status"],"properties":{"error":{"description":"A sentence; where a field is at fault it begins with its name and says the rule.","type":"string","minLength":1},"status":{"description":"The status of the response.","type":"integer","enum":[400,401,403,404,405,408,409,412,413,429,431,500,503]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDatabaseResponse400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.status === undefined) && (missing0 = "status"))){
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "status"))){
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/error",schemaPath:"contract#/components/schemas/error/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate26.errors = [{instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((((((((((((data1 === 400) || (data1 === 401)) || (data1 === 403)) || (data1 === 404)) || (data1 === 405)) || (data1 === 408)) || (data1 === 409)) || (data1 === 412)) || (data1 === 413)) || (data1 === 429)) || (data1 === 431)) || (data1 === 500)) || (data1 === 503))){
validate26.errors = [{instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/error/properties/status/enum",keyword:"enum",params:{allowedValues: schema40.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
}
else {
validate26.errors = [{instancePath,schemaPath:"contract#/components/schemas/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDatabasesResponse200 = validate27;
const schema41 = {"title":"Databases","type":"array","items":{"$ref":"contract#/components/schemas/listed-database"},"$id":"listDatabasesResponse200"};
const schema42 = {"title":"ListedDatabase","description":"A database with its tokens.","allOf":[{"$ref":"#/components/schemas/database-fields"},{"$ref":"#/components/schemas/hideable-database-credentials"}],"unevaluatedProperties":false};
const schema43 = {"title":"HideableDatabaseCredentials","description":"Absent where they are to be hidden. A key that may only read gets the Read Only token alone.","type":"object","properties":{"password":{"type":"string","minLength":1,"examples":["2f6d9f4a1c3b4f0c9c1c6f2f3d4e5a6b","0a1b2c3d4e5f60718293a4b5c6d7e8f9"]},"rest_token":{"description":"The Standard REST token.","type":"string","examples":["AXW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx","AYAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy"],"minLength":1},"read_only_rest_token":{"description":"The Read Only REST token.","type":"string","examples":["AnW_ASQgOTZhZDA4NTYtMDNiMS00ZWU3LTk2NjYtZTgxYWJkMDM0OWUx","AoAgASQgOTNlM2EzZTEtMmYwYy00ZDZiLWIxYjctMGQwZjZhMWY3YTUy"],"minLength":1}}};

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
const _errs0 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
let data0 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/hideable-database-credentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/hideable-database-credentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.rest_token !== undefined){
let data1 = data.rest_token;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_rest_token !== undefined){
let data2 = data.read_only_rest_token;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/hideable-database-credentials/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((key0 !== "password") && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate28.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDatabasesResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getDatabaseResponse200 = validate31;
const schema44 = {"$ref":"contract#/components/schemas/detailed-database","$id":"getDatabaseResponse200"};
const schema45 = {"title":"DetailedDatabase","description":"A database with its tokens, its limits and its settings.","allOf":[{"$ref":"#/components/schemas/database-fields"},{"$ref":"#/components/schemas/hideable-database-credentials"},{"$ref":"#/components/schemas/database-limits"},{"$ref":"#/components/schemas/database-settings"}],"unevaluatedProperties":false};
const schema47 = {"title":"DatabaseLimits","description":"What the plan allows the database. Sizes are in bytes.","type":"object","required":["db_max_clients","db_max_request_size","db_disk_threshold","db_max_entry_size","db_memory_threshold","db_daily_bandwidth_limit","db_max_commands_per_second","db_request_limit"],"properties":{"db_max_clients":{"type":"integer","minimum":0,"description":"Connections at a time.","examples":[1000]},"db_max_request_size":{"type":"integer","minimum":0,"examples":[1048576]},"db_disk_threshold":{"type":"integer","minimum":0,"examples":[107374182400]},"db_max_entry_size":{"type":"integer","minimum":0,"examples":[104857600]},"db_memory_threshold":{"type":"integer","minimum":0,"examples":[3221225472]},"db_daily_bandwidth_limit":{"type":"integer","minimum":0,"description":"Reset at midnight UTC.","examples":[53687091200]},"db_max_commands_per_second":{"type":"integer","minimum":0,"examples":[1000]},"db_request_limit":{"type":"integer","minimum":0,"description":"Commands a day, reset at midnight UTC.","examples":[1000000000]}}};
const schema48 = {"title":"DatabaseSettings","description":"Beyond the base contract. How the database has been set up; clients that keep a desired state read it.","x-beyond-base-contract":true,"type":"object","required":["eviction","auto_upgrade","consistent","multizone","prod_pack_enabled","budget","daily_backup_enabled","primary_region","read_regions","allowed_ips"],"properties":{"eviction":{"type":"boolean"},"auto_upgrade":{"type":"boolean"},"consistent":{"type":"boolean","description":"As it was asked for; it has no effect."},"multizone":{"type":"boolean","description":"As it was asked for; it has no effect."},"prod_pack_enabled":{"type":"boolean","description":"As it was asked for; it has no effect."},"budget":{"type":"integer","minimum":0,"examples":[20]},"daily_backup_enabled":{"type":"boolean"},"primary_region":{"description":"Of a global database; else empty.","type":"string"},"read_regions":{"description":"Of a global database; else empty.","type":"array","items":{"type":"string"}},"allowed_ips":{"description":"The addresses that the database is open to; an empty list opens it to all.","type":"array","items":{"type":"string"}}}};

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
const _errs0 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password !== undefined){
let data0 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/hideable-database-credentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/hideable-database-credentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.rest_token !== undefined){
let data1 = data.rest_token;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_rest_token !== undefined){
let data2 = data.read_only_rest_token;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate32.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/hideable-database-credentials/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/hideable-database-credentials/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.db_max_clients === undefined) && (missing0 = "db_max_clients")) || ((data.db_max_request_size === undefined) && (missing0 = "db_max_request_size"))) || ((data.db_disk_threshold === undefined) && (missing0 = "db_disk_threshold"))) || ((data.db_max_entry_size === undefined) && (missing0 = "db_max_entry_size"))) || ((data.db_memory_threshold === undefined) && (missing0 = "db_memory_threshold"))) || ((data.db_daily_bandwidth_limit === undefined) && (missing0 = "db_daily_bandwidth_limit"))) || ((data.db_max_commands_per_second === undefined) && (missing0 = "db_max_commands_per_second"))) || ((data.db_request_limit === undefined) && (missing0 = "db_request_limit"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/database-limits/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.db_max_clients !== undefined){
let data3 = data.db_max_clients;
const _errs13 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate32.errors = [{instancePath:instancePath+"/db_max_clients",schemaPath:"#/components/schemas/database-limits/properties/db_max_clients/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/db_max_clients",schemaPath:"#/components/schemas/database-limits/properties/db_max_clients/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_max_request_size !== undefined){
let data4 = data.db_max_request_size;
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate32.errors = [{instancePath:instancePath+"/db_max_request_size",schemaPath:"#/components/schemas/database-limits/properties/db_max_request_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/db_max_request_size",schemaPath:"#/components/schemas/database-limits/properties/db_max_request_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_disk_threshold !== undefined){
let data5 = data.db_disk_threshold;
const _errs17 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate32.errors = [{instancePath:instancePath+"/db_disk_threshold",schemaPath:"#/components/schemas/database-limits/properties/db_disk_threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/db_disk_threshold",schemaPath:"#/components/schemas/database-limits/properties/db_disk_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_max_entry_size !== undefined){
let data6 = data.db_max_entry_size;
const _errs19 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate32.errors = [{instancePath:instancePath+"/db_max_entry_size",schemaPath:"#/components/schemas/database-limits/properties/db_max_entry_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate32.errors = [{instancePath:instancePath+"/db_max_entry_size",schemaPath:"#/components/schemas/database-limits/properties/db_max_entry_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_memory_threshold !== undefined){
let data7 = data.db_memory_threshold;
const _errs21 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate32.errors = [{instancePath:instancePath+"/db_memory_threshold",schemaPath:"#/components/schemas/database-limits/properties/db_memory_threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate32.errors = [{instancePath:instancePath+"/db_memory_threshold",schemaPath:"#/components/schemas/database-limits/properties/db_memory_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_daily_bandwidth_limit !== undefined){
let data8 = data.db_daily_bandwidth_limit;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate32.errors = [{instancePath:instancePath+"/db_daily_bandwidth_limit",schemaPath:"#/components/schemas/database-limits/properties/db_daily_bandwidth_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate32.errors = [{instancePath:instancePath+"/db_daily_bandwidth_limit",schemaPath:"#/components/schemas/database-limits/properties/db_daily_bandwidth_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_max_commands_per_second !== undefined){
let data9 = data.db_max_commands_per_second;
const _errs25 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate32.errors = [{instancePath:instancePath+"/db_max_commands_per_second",schemaPath:"#/components/schemas/database-limits/properties/db_max_commands_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate32.errors = [{instancePath:instancePath+"/db_max_commands_per_second",schemaPath:"#/components/schemas/database-limits/properties/db_max_commands_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.db_request_limit !== undefined){
let data10 = data.db_request_limit;
const _errs27 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate32.errors = [{instancePath:instancePath+"/db_request_limit",schemaPath:"#/components/schemas/database-limits/properties/db_request_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate32.errors = [{instancePath:instancePath+"/db_request_limit",schemaPath:"#/components/schemas/database-limits/properties/db_request_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
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
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/database-limits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
if(valid0){
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((((((((data.eviction === undefined) && (missing1 = "eviction")) || ((data.auto_upgrade === undefined) && (missing1 = "auto_upgrade"))) || ((data.consistent === undefined) && (missing1 = "consistent"))) || ((data.multizone === undefined) && (missing1 = "multizone"))) || ((data.prod_pack_enabled === undefined) && (missing1 = "prod_pack_enabled"))) || ((data.budget === undefined) && (missing1 = "budget"))) || ((data.daily_backup_enabled === undefined) && (missing1 = "daily_backup_enabled"))) || ((data.primary_region === undefined) && (missing1 = "primary_region"))) || ((data.read_regions === undefined) && (missing1 = "read_regions"))) || ((data.allowed_ips === undefined) && (missing1 = "allowed_ips"))){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/database-settings/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.eviction !== undefined){
const _errs32 = errors;
if(typeof data.eviction !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/components/schemas/database-settings/properties/eviction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.auto_upgrade !== undefined){
const _errs34 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/components/schemas/database-settings/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.consistent !== undefined){
const _errs36 = errors;
if(typeof data.consistent !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/components/schemas/database-settings/properties/consistent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.multizone !== undefined){
const _errs38 = errors;
if(typeof data.multizone !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/components/schemas/database-settings/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.prod_pack_enabled !== undefined){
const _errs40 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/components/schemas/database-settings/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.budget !== undefined){
let data16 = data.budget;
const _errs42 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate32.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/database-settings/properties/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate32.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/database-settings/properties/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.daily_backup_enabled !== undefined){
const _errs44 = errors;
if(typeof data.daily_backup_enabled !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/daily_backup_enabled",schemaPath:"#/components/schemas/database-settings/properties/daily_backup_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.primary_region !== undefined){
const _errs46 = errors;
if(typeof data.primary_region !== "string"){
validate32.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/components/schemas/database-settings/properties/primary_region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.read_regions !== undefined){
let data19 = data.read_regions;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data19)){
var valid7 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
const _errs50 = errors;
if(typeof data19[i0] !== "string"){
validate32.errors = [{instancePath:instancePath+"/read_regions/" + i0,schemaPath:"#/components/schemas/database-settings/properties/read_regions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs50 === errors;
if(!valid7){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/read_regions",schemaPath:"#/components/schemas/database-settings/properties/read_regions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.allowed_ips !== undefined){
let data21 = data.allowed_ips;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data21)){
var valid8 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs54 = errors;
if(typeof data21[i1] !== "string"){
validate32.errors = [{instancePath:instancePath+"/allowed_ips/" + i1,schemaPath:"#/components/schemas/database-settings/properties/allowed_ips/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs54 === errors;
if(!valid8){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/allowed_ips",schemaPath:"#/components/schemas/database-settings/properties/allowed_ips/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
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
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/database-settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "eviction") && (key0 !== "auto_upgrade")) && (key0 !== "consistent")) && (key0 !== "multizone")) && (key0 !== "prod_pack_enabled")) && (key0 !== "budget")) && (key0 !== "daily_backup_enabled")) && (key0 !== "primary_region")) && (key0 !== "read_regions")) && (key0 !== "allowed_ips")) && (key0 !== "db_max_clients")) && (key0 !== "db_max_request_size")) && (key0 !== "db_disk_threshold")) && (key0 !== "db_max_entry_size")) && (key0 !== "db_memory_threshold")) && (key0 !== "db_daily_bandwidth_limit")) && (key0 !== "db_max_commands_per_second")) && (key0 !== "db_request_limit")) && (key0 !== "password")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate32.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDatabaseResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDatabaseByPostResponse200 = validate35;
const schema49 = {"$ref":"contract#/components/schemas/ok","$id":"deleteDatabaseByPostResponse200"};
const schema50 = {"title":"OK","description":"The JSON string `OK`.","type":"string","const":"OK"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDatabaseByPostResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/ok/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("OK" !== data){
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/ok/const",keyword:"const",params:{allowedValue: "OK"},message:"must be equal to constant"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renameDatabaseResponse200 = validate36;
const schema51 = {"$ref":"contract#/components/schemas/database","$id":"renameDatabaseResponse200"};
const schema52 = {"title":"Database","description":"A database without its tokens.","allOf":[{"$ref":"#/components/schemas/database-fields"},{"$ref":"#/components/schemas/database-password"}],"unevaluatedProperties":false};

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
const _errs0 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.password !== undefined){
let data0 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renameDatabaseResponse200" */;
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resetDatabasePasswordResponse200 = validate40;
const schema54 = {"$ref":"contract#/components/schemas/reset-database","$id":"resetDatabasePasswordResponse200"};
const schema55 = {"title":"ResetDatabase","description":"A database with its new password and tokens.","allOf":[{"$ref":"#/components/schemas/database-fields"},{"$ref":"#/components/schemas/database-password"},{"$ref":"#/components/schemas/database-tokens"},{"type":"object","required":["cluster_id","consistent","pool_id"],"properties":{"cluster_id":{"type":"string","examples":["dea1f974"]},"consistent":{"type":"boolean"},"pool_id":{"type":"string","examples":["f886c7f3"]}}}],"unevaluatedProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.password === undefined) && (missing0 = "password")){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.password !== undefined){
let data0 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/database-password/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/database-password/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.rest_token === undefined) && (missing1 = "rest_token")) || ((data.read_only_rest_token === undefined) && (missing1 = "read_only_rest_token"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/database-tokens/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.rest_token !== undefined){
let data1 = data.rest_token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/database-tokens/properties/rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/rest_token",schemaPath:"#/components/schemas/database-tokens/properties/rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.read_only_rest_token !== undefined){
let data2 = data.read_only_rest_token;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate41.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/database-tokens/properties/read_only_rest_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/read_only_rest_token",schemaPath:"#/components/schemas/database-tokens/properties/read_only_rest_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/database-tokens/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
if(valid0){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.cluster_id === undefined) && (missing2 = "cluster_id")) || ((data.consistent === undefined) && (missing2 = "consistent"))) || ((data.pool_id === undefined) && (missing2 = "pool_id"))){
validate41.errors = [{instancePath,schemaPath:"#/allOf/3/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.cluster_id !== undefined){
const _errs15 = errors;
if(typeof data.cluster_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/allOf/3/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.consistent !== undefined){
const _errs17 = errors;
if(typeof data.consistent !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/allOf/3/properties/consistent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.pool_id !== undefined){
const _errs19 = errors;
if(typeof data.pool_id !== "string"){
validate41.errors = [{instancePath:instancePath+"/pool_id",schemaPath:"#/allOf/3/properties/pool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/allOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "cluster_id") && (key0 !== "consistent")) && (key0 !== "pool_id")) && (key0 !== "rest_token")) && (key0 !== "read_only_rest_token")) && (key0 !== "password")) && (key0 !== "database_id")) && (key0 !== "database_name")) && (key0 !== "database_type")) && (key0 !== "region")) && (key0 !== "port")) && (key0 !== "creation_time")) && (key0 !== "state")) && (key0 !== "user_email")) && (key0 !== "endpoint")) && (key0 !== "tls")){
validate41.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetDatabasePasswordResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDatabaseStatisticsResponse200 = validate44;
const schema58 = {"$ref":"contract#/components/schemas/statistics","$id":"getDatabaseStatisticsResponse200"};
const schema59 = {"title":"DatabaseStatistics","description":"What has happened on a database. Latencies, in milliseconds, and the other running series describe the last\nhour, minute by minute, the present minute last; `dailyrequests`, `dailybilling` and `bandwidths` the last five\ndays; `total_monthly_…` the current month. The four of Kafka (`…produce…`, `…consume…`) are null.\n","type":"object","additionalProperties":false,"required":["connection_count","keyspace","throughput","produce_throughput","consume_throughput","diskusage","latencymax","latencymean","latency99","read_latency_mean","read_latency_99","write_latency_mean","write_latency_99","hits","misses","read","write","dailyrequests","dailybilling","bandwidths","dailyproduce","dailyconsume","days","dailybandwidth","total_monthly_requests","total_monthly_read_requests","total_monthly_write_requests","total_monthly_storage","total_monthly_billing","total_monthly_produce","total_monthly_consume"],"properties":{"connection_count":{"$ref":"#/components/schemas/series","description":"The most connections at a time."},"keyspace":{"$ref":"#/components/schemas/series","description":"Keys."},"throughput":{"$ref":"#/components/schemas/series","description":"Commands a second."},"produce_throughput":{"$ref":"#/components/schemas/kafka-series"},"consume_throughput":{"$ref":"#/components/schemas/kafka-series"},"diskusage":{"$ref":"#/components/schemas/series","description":"Bytes kept on disk."},"latencymax":{"$ref":"#/components/schemas/series","description":"Of reads and writes."},"latencymean":{"$ref":"#/components/schemas/series","description":"Of reads and writes."},"latency99":{"$ref":"#/components/schemas/series","description":"The 99th percentile of reads and writes."},"read_latency_mean":{"$ref":"#/components/schemas/series"},"read_latency_99":{"$ref":"#/components/schemas/series","description":"The 99th percentile."},"write_latency_mean":{"$ref":"#/components/schemas/series"},"write_latency_99":{"$ref":"#/components/schemas/series","description":"The 99th percentile."},"hits":{"$ref":"#/components/schemas/series","description":"Keys that were looked up and found."},"misses":{"$ref":"#/components/schemas/series","description":"Keys that were looked up and not there."},"read":{"$ref":"#/components/schemas/series","description":"Commands that read."},"write":{"$ref":"#/components/schemas/series","description":"Commands that write."},"dailyrequests":{"$ref":"#/components/schemas/series","description":"Commands of any kind."},"dailybilling":{"$ref":"#/components/schemas/series","description":"Dollars."},"bandwidths":{"$ref":"#/components/schemas/series","description":"Bytes, in and out."},"dailyproduce":{"$ref":"#/components/schemas/kafka-series"},"dailyconsume":{"$ref":"#/components/schemas/kafka-series"},"days":{"description":"The names of the last five days, beginning with today.","type":"array","minItems":5,"maxItems":5,"items":{"$ref":"#/components/schemas/weekday"}},"dailybandwidth":{"type":"number","description":"Bytes of today.","examples":[1830]},"total_monthly_requests":{"type":"number","examples":[30]},"total_monthly_read_requests":{"type":"number","examples":[15]},"total_monthly_write_requests":{"type":"number","examples":[15]},"total_monthly_storage":{"type":"number","description":"Bytes.","examples":[4096]},"total_monthly_billing":{"type":"number","description":"Dollars.","examples":[0.00006,0.00018]},"total_monthly_produce":{"type":"number","examples":[0,15]},"total_monthly_consume":{"type":"number","examples":[0,15]}}};
const schema64 = {"title":"Weekday","type":"string","enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]};
const func18 = Object.prototype.hasOwnProperty;
const schema60 = {"title":"Series","description":"Points in the order of time, the oldest first and the present one last.","type":"array","items":{"$ref":"#/components/schemas/point"}};
const schema61 = {"title":"Point","description":"One point of a series, of whatever statistics.","type":"object","additionalProperties":false,"required":["x","y"],"properties":{"x":{"description":"When, in UTC, always with milliseconds: `2026-11-20 10:59:00.000 +0000 UTC`. Of a minute, a day or another\nspan it is the beginning.\n","type":"string","examples":["2026-11-20 10:59:00.000 +0000 UTC","2026-11-20 00:00:00.000 +0000 UTC"],"pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"},"y":{"type":"number","examples":[3,12]}}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.x === undefined) && (missing0 = "x")) || ((data0.y === undefined) && (missing0 = "y"))){
validate46.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((key0 === "x") || (key0 === "y"))){
validate46.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.x !== undefined){
let data1 = data0.x;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate46.errors = [{instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/point/properties/x/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/point/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.y !== undefined){
const _errs7 = errors;
if(!(typeof data0.y == "number")){
validate46.errors = [{instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/components/schemas/point/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"title":"KafkaSeries","description":"Null for a Redis database.","type":["array","null"],"items":{"$ref":"#/components/schemas/point"}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.x === undefined) && (missing0 = "x")) || ((data0.y === undefined) && (missing0 = "y"))){
validate50.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((key0 === "x") || (key0 === "y"))){
validate50.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.x !== undefined){
let data1 = data0.x;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate50.errors = [{instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/point/properties/x/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}\\.\\d{3} \\+0000 UTC$"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/components/schemas/point/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.y !== undefined){
const _errs7 = errors;
if(!(typeof data0.y == "number")){
validate50.errors = [{instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/components/schemas/point/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/point/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((((((((((((((((((((data.connection_count === undefined) && (missing0 = "connection_count")) || ((data.keyspace === undefined) && (missing0 = "keyspace"))) || ((data.throughput === undefined) && (missing0 = "throughput"))) || ((data.produce_throughput === undefined) && (missing0 = "produce_throughput"))) || ((data.consume_throughput === undefined) && (missing0 = "consume_throughput"))) || ((data.diskusage === undefined) && (missing0 = "diskusage"))) || ((data.latencymax === undefined) && (missing0 = "latencymax"))) || ((data.latencymean === undefined) && (missing0 = "latencymean"))) || ((data.latency99 === undefined) && (missing0 = "latency99"))) || ((data.read_latency_mean === undefined) && (missing0 = "read_latency_mean"))) || ((data.read_latency_99 === undefined) && (missing0 = "read_latency_99"))) || ((data.write_latency_mean === undefined) && (missing0 = "write_latency_mean"))) || ((data.write_latency_99 === undefined) && (missing0 = "write_latency_99"))) || ((data.hits === undefined) && (missing0 = "hits"))) || ((data.misses === undefined) && (missing0 = "misses"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.write === undefined) && (missing0 = "write"))) || ((data.dailyrequests === undefined) && (missing0 = "dailyrequests"))) || ((data.dailybilling === undefined) && (missing0 = "dailybilling"))) || ((data.bandwidths === undefined) && (missing0 = "bandwidths"))) || ((data.dailyproduce === undefined) && (missing0 = "dailyproduce"))) || ((data.dailyconsume === undefined) && (missing0 = "dailyconsume"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.dailybandwidth === undefined) && (missing0 = "dailybandwidth"))) || ((data.total_monthly_requests === undefined) && (missing0 = "total_monthly_requests"))) || ((data.total_monthly_read_requests === undefined) && (missing0 = "total_monthly_read_requests"))) || ((data.total_monthly_write_requests === undefined) && (missing0 = "total_monthly_write_requests"))) || ((data.total_monthly_storage === undefined) && (missing0 = "total_monthly_storage"))) || ((data.total_monthly_billing === undefined) && (missing0 = "total_monthly_billing"))) || ((data.total_monthly_produce === undefined) && (missing0 = "total_monthly_produce"))) || ((data.total_monthly_consume === undefined) && (missing0 = "total_monthly_consume"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema59.properties, key0))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.connection_count !== undefined){
const _errs2 = errors;
if(!(validate46(data.connection_count, {instancePath:instancePath+"/connection_count",parentData:data,parentDataProperty:"connection_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.keyspace, {instancePath:instancePath+"/keyspace",parentData:data,parentDataProperty:"keyspace",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate50(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate50(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate46(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.latencymax, {instancePath:instancePath+"/latencymax",parentData:data,parentDataProperty:"latencymax",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.latencymean, {instancePath:instancePath+"/latencymean",parentData:data,parentDataProperty:"latencymean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.latency99, {instancePath:instancePath+"/latency99",parentData:data,parentDataProperty:"latency99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_latency_mean !== undefined){
const _errs11 = errors;
if(!(validate46(data.read_latency_mean, {instancePath:instancePath+"/read_latency_mean",parentData:data,parentDataProperty:"read_latency_mean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_latency_99 !== undefined){
const _errs12 = errors;
if(!(validate46(data.read_latency_99, {instancePath:instancePath+"/read_latency_99",parentData:data,parentDataProperty:"read_latency_99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write_latency_mean !== undefined){
const _errs13 = errors;
if(!(validate46(data.write_latency_mean, {instancePath:instancePath+"/write_latency_mean",parentData:data,parentDataProperty:"write_latency_mean",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write_latency_99 !== undefined){
const _errs14 = errors;
if(!(validate46(data.write_latency_99, {instancePath:instancePath+"/write_latency_99",parentData:data,parentDataProperty:"write_latency_99",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hits !== undefined){
const _errs15 = errors;
if(!(validate46(data.hits, {instancePath:instancePath+"/hits",parentData:data,parentDataProperty:"hits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.misses !== undefined){
const _errs16 = errors;
if(!(validate46(data.misses, {instancePath:instancePath+"/misses",parentData:data,parentDataProperty:"misses",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read !== undefined){
const _errs17 = errors;
if(!(validate46(data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
const _errs18 = errors;
if(!(validate46(data.write, {instancePath:instancePath+"/write",parentData:data,parentDataProperty:"write",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyrequests !== undefined){
const _errs19 = errors;
if(!(validate46(data.dailyrequests, {instancePath:instancePath+"/dailyrequests",parentData:data,parentDataProperty:"dailyrequests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailybilling !== undefined){
const _errs20 = errors;
if(!(validate46(data.dailybilling, {instancePath:instancePath+"/dailybilling",parentData:data,parentDataProperty:"dailybilling",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bandwidths !== undefined){
const _errs21 = errors;
if(!(validate46(data.bandwidths, {instancePath:instancePath+"/bandwidths",parentData:data,parentDataProperty:"bandwidths",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyproduce !== undefined){
const _errs22 = errors;
if(!(validate50(data.dailyproduce, {instancePath:instancePath+"/dailyproduce",parentData:data,parentDataProperty:"dailyproduce",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailyconsume !== undefined){
const _errs23 = errors;
if(!(validate50(data.dailyconsume, {instancePath:instancePath+"/dailyconsume",parentData:data,parentDataProperty:"dailyconsume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data22 = data.days;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data22)){
if(data22.length > 5){
validate45.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data22.length < 5){
validate45.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
const _errs26 = errors;
if(typeof data23 !== "string"){
validate45.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data23 === "Monday") || (data23 === "Tuesday")) || (data23 === "Wednesday")) || (data23 === "Thursday")) || (data23 === "Friday")) || (data23 === "Saturday")) || (data23 === "Sunday"))){
validate45.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs26 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dailybandwidth !== undefined){
const _errs29 = errors;
if(!(typeof data.dailybandwidth == "number")){
validate45.errors = [{instancePath:instancePath+"/dailybandwidth",schemaPath:"#/properties/dailybandwidth/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_requests !== undefined){
const _errs31 = errors;
if(!(typeof data.total_monthly_requests == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_requests",schemaPath:"#/properties/total_monthly_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_read_requests !== undefined){
const _errs33 = errors;
if(!(typeof data.total_monthly_read_requests == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_read_requests",schemaPath:"#/properties/total_monthly_read_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_write_requests !== undefined){
const _errs35 = errors;
if(!(typeof data.total_monthly_write_requests == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_write_requests",schemaPath:"#/properties/total_monthly_write_requests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_storage !== undefined){
const _errs37 = errors;
if(!(typeof data.total_monthly_storage == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_storage",schemaPath:"#/properties/total_monthly_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_billing !== undefined){
const _errs39 = errors;
if(!(typeof data.total_monthly_billing == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_billing",schemaPath:"#/properties/total_monthly_billing/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_produce !== undefined){
const _errs41 = errors;
if(!(typeof data.total_monthly_produce == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_produce",schemaPath:"#/properties/total_monthly_produce/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_monthly_consume !== undefined){
const _errs43 = errors;
if(!(typeof data.total_monthly_consume == "number")){
validate45.errors = [{instancePath:instancePath+"/total_monthly_consume",schemaPath:"#/properties/total_monthly_consume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs43 === errors;
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
/*# sourceURL="getDatabaseStatisticsResponse200" */;
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

export const listBackupsResponse200 = validate71;
const schema65 = {"title":"Backups","type":"array","items":{"$ref":"contract#/components/schemas/backup"},"$id":"listBackupsResponse200"};
const schema66 = {"title":"Backup","type":"object","additionalProperties":false,"required":["backup_id","database_id","customer_id","name","creation_time","state","backup_size","daily_backup","hourly_backup"],"properties":{"backup_id":{"type":"string","minLength":1,"examples":["1d62a45b-c567-4239-b23e-449ad33a62e0"]},"database_id":{"type":"string","minLength":1,"examples":["96ad0856-03b1-4ee7-9666-e81abd0349e1"]},"customer_id":{"type":"string","minLength":1,"examples":["5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4"]},"name":{"type":"string","minLength":1,"examples":["before-the-move"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1795478400]},"state":{"type":"string","enum":["pending","completed","failed"]},"backup_size":{"type":"integer","minimum":0,"description":"Bytes.","examples":[4096]},"daily_backup":{"description":"Whether it was made by the daily backup.","type":"string","enum":["true","false"]},"hourly_backup":{"description":"Whether it was made by an hourly backup, of which there are none here.","type":"string","enum":["true","false"]}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listBackupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((data0.backup_id === undefined) && (missing0 = "backup_id")) || ((data0.database_id === undefined) && (missing0 = "database_id"))) || ((data0.customer_id === undefined) && (missing0 = "customer_id"))) || ((data0.name === undefined) && (missing0 = "name"))) || ((data0.creation_time === undefined) && (missing0 = "creation_time"))) || ((data0.state === undefined) && (missing0 = "state"))) || ((data0.backup_size === undefined) && (missing0 = "backup_size"))) || ((data0.daily_backup === undefined) && (missing0 = "daily_backup"))) || ((data0.hourly_backup === undefined) && (missing0 = "hourly_backup"))){
validate71.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/backup/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(func18.call(schema66.properties, key0))){
validate71.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/backup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.backup_id !== undefined){
let data1 = data0.backup_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/backup_id",schemaPath:"contract#/components/schemas/backup/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/" + i0+"/backup_id",schemaPath:"contract#/components/schemas/backup/properties/backup_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.database_id !== undefined){
let data2 = data0.database_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/database_id",schemaPath:"contract#/components/schemas/backup/properties/database_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/" + i0+"/database_id",schemaPath:"contract#/components/schemas/backup/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.customer_id !== undefined){
let data3 = data0.customer_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/customer_id",schemaPath:"contract#/components/schemas/backup/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/" + i0+"/customer_id",schemaPath:"contract#/components/schemas/backup/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data4 = data0.name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/backup/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/backup/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.creation_time !== undefined){
let data5 = data0.creation_time;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract#/components/schemas/backup/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.state !== undefined){
let data6 = data0.state;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/state",schemaPath:"contract#/components/schemas/backup/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "pending") || (data6 === "completed")) || (data6 === "failed"))){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/state",schemaPath:"contract#/components/schemas/backup/properties/state/enum",keyword:"enum",params:{allowedValues: schema66.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.backup_size !== undefined){
let data7 = data0.backup_size;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/backup_size",schemaPath:"contract#/components/schemas/backup/properties/backup_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/backup_size",schemaPath:"contract#/components/schemas/backup/properties/backup_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.daily_backup !== undefined){
let data8 = data0.daily_backup;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/daily_backup",schemaPath:"contract#/components/schemas/backup/properties/daily_backup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "true") || (data8 === "false"))){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/daily_backup",schemaPath:"contract#/components/schemas/backup/properties/daily_backup/enum",keyword:"enum",params:{allowedValues: schema66.properties.daily_backup.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.hourly_backup !== undefined){
let data9 = data0.hourly_backup;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/hourly_backup",schemaPath:"contract#/components/schemas/backup/properties/hourly_backup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "true") || (data9 === "false"))){
validate71.errors = [{instancePath:instancePath+"/" + i0+"/hourly_backup",schemaPath:"contract#/components/schemas/backup/properties/hourly_backup/enum",keyword:"enum",params:{allowedValues: schema66.properties.hourly_backup.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
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
validate71.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/backup/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKafkaClusterResponse200 = validate72;
const schema67 = {"$ref":"contract#/components/schemas/kafka-cluster","$id":"createKafkaClusterResponse200"};
const schema68 = {"title":"KafkaCluster","description":"Beyond the base contract. A Kafka cluster with its user and its limits. Sizes are in bytes.","x-beyond-base-contract":true,"type":"object","additionalProperties":false,"required":["cluster_id","name","region","type","multizone","tcp_endpoint","tcp_listening","rest_endpoint","state","username","max_retention_size","max_retention_time","max_messages_per_second","creation_time","max_message_size","max_partitions"],"properties":{"cluster_id":{"type":"string","minLength":1,"examples":["9bc0e897-cbd3-4997-895a-fd77ad00aec9"]},"name":{"type":"string","minLength":1,"examples":["mykafkacluster"]},"region":{"type":"string","minLength":1,"examples":["eu-west-1"]},"type":{"description":"The pricing model.","type":"string","enum":["free","paid"]},"multizone":{"type":"boolean"},"tcp_endpoint":{"description":"The host and port of the Kafka protocol, as the hosted service has it. The embedded log answers HTTP only:\nnothing listens there, as `tcp_listening` says.\n","type":"string","examples":["mykafkacluster-kafka.localhost:9092"],"minLength":1},"tcp_listening":{"$ref":"#/components/schemas/tcp-listening"},"rest_endpoint":{"description":"Its host name at the port of the Kafka REST API: the name in lower case with `-kafka`, below `localhost`, with\nfive digits where another cluster has that. It stays when the cluster is renamed.\n","type":"string","examples":["mykafkacluster-kafka.localhost"],"minLength":1},"state":{"type":"string","enum":["active","deleted"]},"username":{"type":"string","minLength":1,"examples":["bXlrYWZrYWNsdXN0ZXIkV2JxM1h1T2R3MFBIencyS0FzY0RyVFh6dg"]},"password":{"type":"string","minLength":1,"description":"Absent where credentials are hidden.","examples":["q3Vt0yZrN8cWm5LhPa7uKxE1sJdGf2Bi"]},"max_retention_size":{"type":"integer","minimum":1,"description":"The most that a topic may be given.","examples":[1073741824000]},"max_retention_time":{"type":"integer","minimum":1,"description":"The most that a topic may be given, in milliseconds.","examples":[2592000000]},"max_messages_per_second":{"type":"integer","minimum":1,"description":"Messages that may be produced.","examples":[1000]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1643978975]},"max_message_size":{"type":"integer","minimum":1,"examples":[1048576]},"max_partitions":{"type":"integer","minimum":1,"description":"Of all topics together.","examples":[100]}}};
const schema69 = {"title":"TcpListening","description":"Beyond the base contract. Whether the Kafka protocol is answered at `tcp_endpoint`, which it is not yet.","x-beyond-base-contract":true,"type":"boolean","const":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.cluster_id === undefined) && (missing0 = "cluster_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.multizone === undefined) && (missing0 = "multizone"))) || ((data.tcp_endpoint === undefined) && (missing0 = "tcp_endpoint"))) || ((data.tcp_listening === undefined) && (missing0 = "tcp_listening"))) || ((data.rest_endpoint === undefined) && (missing0 = "rest_endpoint"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.max_retention_size === undefined) && (missing0 = "max_retention_size"))) || ((data.max_retention_time === undefined) && (missing0 = "max_retention_time"))) || ((data.max_messages_per_second === undefined) && (missing0 = "max_messages_per_second"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_partitions === undefined) && (missing0 = "max_partitions"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema68.properties, key0))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate73.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "free") || (data3 === "paid"))){
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate73.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate73.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data6){
validate73.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
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
validate73.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "active") || (data8 === "deleted"))){
validate73.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema68.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate73.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/max_retention_size",schemaPath:"#/properties/max_retention_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
validate73.errors = [{instancePath:instancePath+"/max_retention_size",schemaPath:"#/properties/max_retention_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate73.errors = [{instancePath:instancePath+"/max_retention_time",schemaPath:"#/properties/max_retention_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
validate73.errors = [{instancePath:instancePath+"/max_retention_time",schemaPath:"#/properties/max_retention_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate73.errors = [{instancePath:instancePath+"/max_messages_per_second",schemaPath:"#/properties/max_messages_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 < 1 || isNaN(data13)){
validate73.errors = [{instancePath:instancePath+"/max_messages_per_second",schemaPath:"#/properties/max_messages_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate73.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate73.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
validate73.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate73.errors = [{instancePath:instancePath+"/max_partitions",schemaPath:"#/properties/max_partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 < 1 || isNaN(data16)){
validate73.errors = [{instancePath:instancePath+"/max_partitions",schemaPath:"#/properties/max_partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createKafkaClusterResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaClustersResponse200 = validate75;
const schema70 = {"title":"KafkaClusters","type":"array","items":{"$ref":"contract#/components/schemas/kafka-cluster"},"$id":"listKafkaClustersResponse200"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func18.call(schema68.properties, key0))){
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
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data6){
validate76.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema68.properties.state.enum},message:"must be equal to one of the allowed values"}];
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


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaClustersResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaClusterStatisticsResponse200 = validate78;
const schema73 = {"$ref":"contract#/components/schemas/kafka-cluster-statistics","$id":"getKafkaClusterStatisticsResponse200"};
const schema74 = {"title":"KafkaClusterStatistics","description":"What has gone through a cluster. The running series describe the last hour, minute by minute; `dailyproduce` and\n`dailyconsume` the last five days; `total_monthly_…` the current month.\n","type":"object","additionalProperties":false,"required":["throughput","produce_throughput","consume_throughput","diskusage","days","dailyproduce","dailyconsume","total_monthly_storage","total_monthly_billing","total_monthly_produce","total_monthly_consume"],"properties":{"throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were produced or consumed."},"produce_throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were produced."},"consume_throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were consumed or fetched."},"diskusage":{"$ref":"#/components/schemas/series","description":"Bytes that the topics take on disk."},"days":{"description":"The names of the last five days, beginning with today.","type":"array","minItems":5,"maxItems":5,"items":{"$ref":"#/components/schemas/weekday"}},"dailyproduce":{"$ref":"#/components/schemas/series","description":"Messages that were produced."},"dailyconsume":{"$ref":"#/components/schemas/series","description":"Messages that were consumed or fetched."},"total_monthly_storage":{"type":"number","description":"Bytes.","examples":[4096]},"total_monthly_billing":{"type":"number","description":"Dollars.","examples":[0.00018]},"total_monthly_produce":{"type":"number","description":"Messages.","examples":[15]},"total_monthly_consume":{"type":"number","description":"Messages.","examples":[15]}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(func18.call(schema74.properties, key0))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.throughput !== undefined){
const _errs2 = errors;
if(!(validate46(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate79.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data5 === "Monday") || (data5 === "Tuesday")) || (data5 === "Wednesday")) || (data5 === "Thursday")) || (data5 === "Friday")) || (data5 === "Saturday")) || (data5 === "Sunday"))){
validate79.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate46(data.dailyproduce, {instancePath:instancePath+"/dailyproduce",parentData:data,parentDataProperty:"dailyproduce",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.dailyconsume, {instancePath:instancePath+"/dailyconsume",parentData:data,parentDataProperty:"dailyconsume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getKafkaClusterStatisticsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKafkaCredentialResponse200 = validate87;
const schema76 = {"$ref":"contract#/components/schemas/created-kafka-credential","$id":"createKafkaCredentialResponse200"};
const schema77 = {"title":"CreatedKafkaCredential","description":"A new user that may do some things with some topics of a cluster.","type":"object","additionalProperties":false,"required":["credential_id","credential_name","topic","permissions","cluster_id","cluster_slug","username","password","creation_time","state"],"properties":{"credential_id":{"type":"string","minLength":1,"examples":["27172269-da05-471b-9e8e-8fe4195871bc"]},"credential_name":{"type":"string","minLength":1,"examples":["mycreds"]},"topic":{"type":"string","minLength":1,"examples":["testopic"]},"permissions":{"$ref":"#/components/schemas/credential-permissions"},"cluster_id":{"type":"string","minLength":1,"examples":["1793bfa1-d96e-46de-99ed-8f91f083209d"]},"cluster_slug":{"type":"string","minLength":1,"description":"What the host name of the cluster begins with.","examples":["noted-hamster-9151"]},"username":{"type":"string","minLength":1,"examples":["bm90ZWQtaGFtc3Rlci05MTUxJDNVNlJyTW9mZkFXMmt4UXB6OVlzQjRnRGM"]},"password":{"type":"string","minLength":1,"examples":["Tn4sYkR9wLz2XfVq6HpBd0JmCg8UaEoi"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1655886853]},"state":{"type":"string","enum":["active","deleted"]}}};
const schema78 = {"title":"CredentialPermissions","type":"string","enum":["ALL","PRODUCE","CONSUME"]};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((((((((data.credential_id === undefined) && (missing0 = "credential_id")) || ((data.credential_name === undefined) && (missing0 = "credential_name"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.cluster_slug === undefined) && (missing0 = "cluster_slug"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.password === undefined) && (missing0 = "password"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema77.properties, key0))){
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
validate88.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate88.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
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
validate88.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema77.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
/*# sourceURL="createKafkaCredentialResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaCredentialsResponse200 = validate90;
const schema79 = {"title":"KafkaCredentials","type":"array","items":{"$ref":"contract#/components/schemas/kafka-credential"},"$id":"listKafkaCredentialsResponse200"};
const schema80 = {"title":"KafkaCredential","description":"A user that may do some things with some topics of a cluster.","type":"object","additionalProperties":false,"required":["credential_id","credential_name","topic","permissions","cluster_id","cluster_slug","username","creation_time","state"],"properties":{"credential_id":{"type":"string","minLength":1,"examples":["27172269-da05-471b-9e8e-8fe4195871bc"]},"credential_name":{"type":"string","minLength":1,"examples":["mycreds"]},"topic":{"type":"string","minLength":1,"examples":["testopic"]},"permissions":{"$ref":"#/components/schemas/credential-permissions"},"cluster_id":{"type":"string","minLength":1,"examples":["1793bfa1-d96e-46de-99ed-8f91f083209d"]},"cluster_slug":{"type":"string","minLength":1,"description":"What the host name of the cluster begins with.","examples":["noted-hamster-9151"]},"username":{"type":"string","minLength":1,"examples":["bm90ZWQtaGFtc3Rlci05MTUxJDNVNlJyTW9mZkFXMmt4UXB6OVlzQjRnRGM"]},"password":{"type":"string","minLength":1,"description":"Absent where credentials are hidden.","examples":["Tn4sYkR9wLz2XfVq6HpBd0JmCg8UaEoi"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1655886853]},"state":{"type":"string","enum":["active","deleted"]}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.credential_id === undefined) && (missing0 = "credential_id")) || ((data.credential_name === undefined) && (missing0 = "credential_name"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.cluster_slug === undefined) && (missing0 = "cluster_slug"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema80.properties, key0))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate91.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/credential_id",schemaPath:"#/properties/credential_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/properties/credential_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate91.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
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
validate91.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/cluster_slug",schemaPath:"#/properties/cluster_slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate91.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "active") || (data9 === "deleted"))){
validate91.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema80.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaCredentialsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate91(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKafkaTopicResponse200 = validate93;
const schema82 = {"$ref":"contract#/components/schemas/kafka-topic","$id":"createKafkaTopicResponse200"};
const schema83 = {"title":"KafkaTopic","description":"A topic, and how its cluster is reached.","type":"object","additionalProperties":false,"required":["topic_id","topic_name","cluster_id","region","creation_time","state","partitions","multizone","tcp_endpoint","tcp_listening","rest_endpoint","username","cleanup_policy","retention_size","retention_time","max_message_size"],"properties":{"topic_id":{"type":"string","minLength":1,"description":"No other topic of any cluster has had it.","examples":["0f458c88-2dc6-4f69-97bb-05060e0be934"]},"topic_name":{"type":"string","minLength":1,"examples":["test-kafka-topic"]},"cluster_id":{"type":"string","minLength":1,"examples":["9bc0e897-cbd3-4997-895a-fd77ad00aec9"]},"region":{"type":"string","minLength":1,"examples":["eu-west-1"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1643981720]},"state":{"type":"string","enum":["active","deleted"]},"partitions":{"type":"integer","minimum":1,"examples":[1]},"multizone":{"type":"boolean"},"tcp_endpoint":{"description":"The host and port of the Kafka protocol, as the hosted service has it. The embedded log answers HTTP only:\nnothing listens there, as `tcp_listening` says.\n","type":"string","examples":["mykafkacluster-kafka.localhost:9092"],"minLength":1},"tcp_listening":{"$ref":"#/components/schemas/tcp-listening"},"rest_endpoint":{"type":"string","minLength":1,"examples":["mykafkacluster-kafka.localhost"]},"username":{"type":"string","minLength":1,"description":"Of the user of the cluster.","examples":["bXlrYWZrYWNsdXN0ZXIkV2JxM1h1T2R3MFBIencyS0FzY0RyVFh6dg"]},"password":{"description":"Of the user of the cluster; absent where credentials are hidden.","type":"string","examples":["q3Vt0yZrN8cWm5LhPa7uKxE1sJdGf2Bi"],"minLength":1},"cleanup_policy":{"$ref":"#/components/schemas/cleanup-policy"},"retention_size":{"type":"integer","minimum":0,"description":"Bytes.","examples":[4567]},"retention_time":{"type":"integer","minimum":0,"description":"Milliseconds.","examples":[1234]},"max_message_size":{"type":"integer","minimum":0,"description":"Bytes.","examples":[8912]}}};
const schema85 = {"title":"CleanupPolicy","description":"Whether messages that are too old, or too many, are deleted, or only the last message of each key is kept.\n","type":"string","enum":["delete","compact"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.topic_id === undefined) && (missing0 = "topic_id")) || ((data.topic_name === undefined) && (missing0 = "topic_name"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.region === undefined) && (missing0 = "region"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.partitions === undefined) && (missing0 = "partitions"))) || ((data.multizone === undefined) && (missing0 = "multizone"))) || ((data.tcp_endpoint === undefined) && (missing0 = "tcp_endpoint"))) || ((data.tcp_listening === undefined) && (missing0 = "tcp_listening"))) || ((data.rest_endpoint === undefined) && (missing0 = "rest_endpoint"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.cleanup_policy === undefined) && (missing0 = "cleanup_policy"))) || ((data.retention_size === undefined) && (missing0 = "retention_size"))) || ((data.retention_time === undefined) && (missing0 = "retention_time"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema83.properties, key0))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate94.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate94.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "active") || (data5 === "deleted"))){
validate94.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema83.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate94.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate94.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate94.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate94.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data9){
validate94.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
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
validate94.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "delete") || (data13 === "compact"))){
validate94.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
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
validate94.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate94.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate94.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate94.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate94.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate94.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createKafkaTopicResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaTopicsResponse200 = validate96;
const schema86 = {"title":"KafkaTopics","type":"array","items":{"$ref":"contract#/components/schemas/kafka-topic"},"$id":"listKafkaTopicsResponse200"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func18.call(schema83.properties, key0))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate97.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/topic_id",schemaPath:"#/properties/topic_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/topic_name",schemaPath:"#/properties/topic_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate97.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "active") || (data5 === "deleted"))){
validate97.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema83.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate97.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
validate97.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate97.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate97.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/tcp_endpoint",schemaPath:"#/properties/tcp_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data9){
validate97.errors = [{instancePath:instancePath+"/tcp_listening",schemaPath:"#/components/schemas/tcp-listening/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
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
validate97.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/rest_endpoint",schemaPath:"#/properties/rest_endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "delete") || (data13 === "compact"))){
validate97.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
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
validate97.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate97.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/properties/retention_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate97.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
validate97.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/properties/retention_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate97.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
validate97.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaTopicsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
if(!(validate97(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaTopicStatisticsResponse200 = validate99;
const schema90 = {"$ref":"contract#/components/schemas/kafka-topic-statistics","$id":"getKafkaTopicStatisticsResponse200"};
const schema91 = {"title":"KafkaTopicStatistics","description":"What has gone through a topic. The series describe the last hour, minute by minute; `total_monthly_…` the current\nmonth.\n","type":"object","additionalProperties":false,"required":["throughput","produce_throughput","consume_throughput","diskusage","total_monthly_storage","total_monthly_produce","total_monthly_consume"],"properties":{"throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were produced or consumed."},"produce_throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were produced."},"consume_throughput":{"$ref":"#/components/schemas/series","description":"Messages a second that were consumed or fetched."},"diskusage":{"$ref":"#/components/schemas/series","description":"Bytes that the topic takes on disk."},"total_monthly_storage":{"type":"number","description":"Bytes.","examples":[4096]},"total_monthly_produce":{"type":"number","description":"Messages.","examples":[15]},"total_monthly_consume":{"type":"number","description":"Messages.","examples":[15]}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((((((((data.throughput === undefined) && (missing0 = "throughput")) || ((data.produce_throughput === undefined) && (missing0 = "produce_throughput"))) || ((data.consume_throughput === undefined) && (missing0 = "consume_throughput"))) || ((data.diskusage === undefined) && (missing0 = "diskusage"))) || ((data.total_monthly_storage === undefined) && (missing0 = "total_monthly_storage"))) || ((data.total_monthly_produce === undefined) && (missing0 = "total_monthly_produce"))) || ((data.total_monthly_consume === undefined) && (missing0 = "total_monthly_consume"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "throughput") || (key0 === "produce_throughput")) || (key0 === "consume_throughput")) || (key0 === "diskusage")) || (key0 === "total_monthly_storage")) || (key0 === "total_monthly_produce")) || (key0 === "total_monthly_consume"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.throughput !== undefined){
const _errs2 = errors;
if(!(validate46(data.throughput, {instancePath:instancePath+"/throughput",parentData:data,parentDataProperty:"throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.produce_throughput, {instancePath:instancePath+"/produce_throughput",parentData:data,parentDataProperty:"produce_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.consume_throughput, {instancePath:instancePath+"/consume_throughput",parentData:data,parentDataProperty:"consume_throughput",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.diskusage, {instancePath:instancePath+"/diskusage",parentData:data,parentDataProperty:"diskusage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate100.errors = [{instancePath:instancePath+"/total_monthly_storage",schemaPath:"#/properties/total_monthly_storage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate100.errors = [{instancePath:instancePath+"/total_monthly_produce",schemaPath:"#/properties/total_monthly_produce/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate100.errors = [{instancePath:instancePath+"/total_monthly_consume",schemaPath:"#/properties/total_monthly_consume/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getKafkaTopicStatisticsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaGroupsResponse200 = validate106;
const schema92 = {"title":"KafkaGroups","type":"array","items":{"$ref":"contract#/components/schemas/kafka-group"},"$id":"listKafkaGroupsResponse200"};
const schema93 = {"title":"KafkaGroup","description":"A consumer group, and how far it has come with each partition.","type":"object","additionalProperties":false,"required":["group_id","cluster_id","state","instances","partitions"],"properties":{"group_id":{"type":"string","minLength":1,"examples":["mygroup"]},"cluster_id":{"type":"string","minLength":1,"examples":["9bc0e897-cbd3-4997-895a-fd77ad00aec9"]},"state":{"description":"`stable` where it has live instances.","type":"string","enum":["stable","empty"]},"instances":{"description":"The ids of its live instances, whether they have partitions or not.","type":"array","items":{"type":"string","minLength":1}},"partitions":{"description":"Those that an instance has or that the group has committed an offset of, by topic and number.","type":"array","items":{"$ref":"#/components/schemas/kafka-group-partition"}}}};
const schema94 = {"title":"KafkaGroupPartition","type":"object","additionalProperties":false,"required":["topic","partition","end_offset"],"properties":{"topic":{"type":"string","minLength":1,"examples":["test-kafka-topic"]},"partition":{"type":"integer","minimum":0,"examples":[0]},"committed_offset":{"description":"Where the group goes on reading; left out where it has committed nothing.","type":"integer","examples":[0],"format":"int64","minimum":0},"end_offset":{"description":"The offset that the next message gets.","type":"integer","examples":[2],"format":"int64","minimum":0},"lag":{"description":"How many offsets there are from the committed one to the end; left out where nothing is committed.","type":"integer","examples":[2],"format":"int64","minimum":0},"instance_id":{"description":"The instance that has the partition; left out where none has.","type":"string","examples":["first"],"minLength":1}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group_id") || (key0 === "cluster_id")) || (key0 === "state")) || (key0 === "instances")) || (key0 === "partitions"))){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate107.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "stable") || (data2 === "empty"))){
validate107.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema93.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate107.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.topic === undefined) && (missing1 = "topic")) || ((data6.partition === undefined) && (missing1 = "partition"))) || ((data6.end_offset === undefined) && (missing1 = "end_offset"))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((((((key1 === "topic") || (key1 === "partition")) || (key1 === "committed_offset")) || (key1 === "end_offset")) || (key1 === "lag")) || (key1 === "instance_id"))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.topic !== undefined){
let data7 = data6.topic;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/topic",schemaPath:"#/components/schemas/kafka-group-partition/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/topic",schemaPath:"#/components/schemas/kafka-group-partition/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.partition !== undefined){
let data8 = data6.partition;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/partition",schemaPath:"#/components/schemas/kafka-group-partition/properties/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/partition",schemaPath:"#/components/schemas/kafka-group-partition/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.committed_offset !== undefined){
let data9 = data6.committed_offset;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/committed_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/committed_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/committed_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/committed_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.end_offset !== undefined){
let data10 = data6.end_offset;
const _errs24 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/end_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/end_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/end_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/end_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.lag !== undefined){
let data11 = data6.lag;
const _errs26 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/lag",schemaPath:"#/components/schemas/kafka-group-partition/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/lag",schemaPath:"#/components/schemas/kafka-group-partition/properties/lag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.instance_id !== undefined){
let data12 = data6.instance_id;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func1(data12) < 1){
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/instance_id",schemaPath:"#/components/schemas/kafka-group-partition/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1+"/instance_id",schemaPath:"#/components/schemas/kafka-group-partition/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
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
validate107.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaGroupsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
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
if(!(validate107(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getKafkaGroupResponse200 = validate109;
const schema95 = {"$ref":"contract#/components/schemas/kafka-group","$id":"getKafkaGroupResponse200"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.group_id === undefined) && (missing0 = "group_id")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.instances === undefined) && (missing0 = "instances"))) || ((data.partitions === undefined) && (missing0 = "partitions"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "group_id") || (key0 === "cluster_id")) || (key0 === "state")) || (key0 === "instances")) || (key0 === "partitions"))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate110.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/group_id",schemaPath:"#/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "stable") || (data2 === "empty"))){
validate110.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema93.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate110.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.topic === undefined) && (missing1 = "topic")) || ((data6.partition === undefined) && (missing1 = "partition"))) || ((data6.end_offset === undefined) && (missing1 = "end_offset"))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((((((key1 === "topic") || (key1 === "partition")) || (key1 === "committed_offset")) || (key1 === "end_offset")) || (key1 === "lag")) || (key1 === "instance_id"))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.topic !== undefined){
let data7 = data6.topic;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func1(data7) < 1){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/topic",schemaPath:"#/components/schemas/kafka-group-partition/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/topic",schemaPath:"#/components/schemas/kafka-group-partition/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.partition !== undefined){
let data8 = data6.partition;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/partition",schemaPath:"#/components/schemas/kafka-group-partition/properties/partition/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/partition",schemaPath:"#/components/schemas/kafka-group-partition/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.committed_offset !== undefined){
let data9 = data6.committed_offset;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/committed_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/committed_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/committed_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/committed_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.end_offset !== undefined){
let data10 = data6.end_offset;
const _errs24 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/end_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/end_offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/end_offset",schemaPath:"#/components/schemas/kafka-group-partition/properties/end_offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.lag !== undefined){
let data11 = data6.lag;
const _errs26 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/lag",schemaPath:"#/components/schemas/kafka-group-partition/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/lag",schemaPath:"#/components/schemas/kafka-group-partition/properties/lag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.instance_id !== undefined){
let data12 = data6.instance_id;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func1(data12) < 1){
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/instance_id",schemaPath:"#/components/schemas/kafka-group-partition/properties/instance_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1+"/instance_id",schemaPath:"#/components/schemas/kafka-group-partition/properties/instance_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
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
validate110.errors = [{instancePath:instancePath+"/partitions/" + i1,schemaPath:"#/components/schemas/kafka-group-partition/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getKafkaGroupResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createConnectorResponse200 = validate112;
const schema98 = {"$ref":"contract#/components/schemas/changed-connector","$id":"createConnectorResponse200"};
const schema99 = {"title":"ChangedConnector","description":"A connector that has been created or reconfigured.","allOf":[{"$ref":"#/components/schemas/connector-fields"},{"$ref":"#/components/schemas/connector-deadline"}],"unevaluatedProperties":false};
const schema102 = {"title":"ConnectorDeadline","type":"object","required":["TTL"],"properties":{"TTL":{"description":"When a connector that has never run is deleted, in Unix time in seconds: half an hour after its creation. Other\nproperties don't move it.\n","type":"integer","examples":[1684370947]}}};
const schema100 = {"title":"ConnectorFields","description":"What every answer with a connector has.","type":"object","required":["connector_id","name","customer_id","cluster_id","creation_time","deletion_time","state","state_error_message","connector_state","tasks","topics","connector_class","encoded_username"],"properties":{"connector_id":{"type":"string","minLength":1,"examples":["431ec970-b59d-4b00-95fe-5f3abcc52c2f"]},"name":{"type":"string","minLength":1,"examples":["connectorName"]},"customer_id":{"type":"string","minLength":1,"description":"The account that owns it.","examples":["5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4"]},"cluster_id":{"type":"string","minLength":1,"examples":["7568431c-88d5-4409-a808-2167f22a7133"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1684369147]},"deletion_time":{"type":"integer","description":"Unix time in seconds; 0 while it is there.","examples":[0]},"state":{"description":"`pending` until its properties have been checked, then `running`, or `failed` where they are not valid or it could\nnot be started.\n","type":"string","enum":["pending","running","failed"]},"state_error_message":{"description":"Why it failed, in the words of Kafka Connect; empty otherwise.","type":"string"},"connector_state":{"description":"The state of the connector in Kafka Connect; empty where it does not run there.","type":"string","enum":["","UNASSIGNED","RUNNING","PAUSED","FAILED","RESTARTING","STOPPED"]},"tasks":{"type":"array","items":{"$ref":"#/components/schemas/connector-task"}},"topics":{"description":"The topics that its properties name, from the start, and those that it has read or written. Patterns, and tables\nthat only a database knows, name none.\n","type":"array","items":{"type":"string"}},"connector_class":{"type":"string","description":"The property `connector.class`; empty without it.","examples":["com.mongodb.kafka.connect.MongoSourceConnector","io.aiven.kafka.connect.http.HttpSinkConnector"]},"encoded_username":{"type":"string","minLength":1,"description":"The user of the cluster that it stands for.","examples":["YXBwYXJlbnQta2l0ZS0xMTMwMiRQM0ZhcHVuSWJiRXNkOFJtVGc2eW9M"]}}};
const schema101 = {"title":"ConnectorTask","type":"object","additionalProperties":false,"required":["id","state","trace"],"properties":{"id":{"type":"integer","minimum":0,"examples":[0]},"state":{"type":"string","enum":["UNASSIGNED","RUNNING","PAUSED","FAILED","RESTARTING"]},"trace":{"type":"string","description":"Why it failed; empty otherwise."}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if((((((((((((((data.connector_id === undefined) && (missing0 = "connector_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.customer_id === undefined) && (missing0 = "customer_id"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.deletion_time === undefined) && (missing0 = "deletion_time"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.state_error_message === undefined) && (missing0 = "state_error_message"))) || ((data.connector_state === undefined) && (missing0 = "connector_state"))) || ((data.tasks === undefined) && (missing0 = "tasks"))) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.connector_class === undefined) && (missing0 = "connector_class"))) || ((data.encoded_username === undefined) && (missing0 = "encoded_username"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.connector_id !== undefined){
let data0 = data.connector_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate114.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate114.errors = [{instancePath:instancePath+"/deletion_time",schemaPath:"#/properties/deletion_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate114.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "pending") || (data6 === "running")) || (data6 === "failed"))){
validate114.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema100.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate114.errors = [{instancePath:instancePath+"/state_error_message",schemaPath:"#/properties/state_error_message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate114.errors = [{instancePath:instancePath+"/connector_state",schemaPath:"#/properties/connector_state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data8 === "") || (data8 === "UNASSIGNED")) || (data8 === "RUNNING")) || (data8 === "PAUSED")) || (data8 === "FAILED")) || (data8 === "RESTARTING")) || (data8 === "STOPPED"))){
validate114.errors = [{instancePath:instancePath+"/connector_state",schemaPath:"#/properties/connector_state/enum",keyword:"enum",params:{allowedValues: schema100.properties.connector_state.enum},message:"must be equal to one of the allowed values"}];
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
let data10 = data9[i0];
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.id === undefined) && (missing1 = "id")) || ((data10.state === undefined) && (missing1 = "state"))) || ((data10.trace === undefined) && (missing1 = "trace"))){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0,schemaPath:"#/components/schemas/connector-task/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key0 in data10){
if(!(((key0 === "id") || (key0 === "state")) || (key0 === "trace"))){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0,schemaPath:"#/components/schemas/connector-task/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.id !== undefined){
let data11 = data10.id;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0+"/id",schemaPath:"#/components/schemas/connector-task/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0+"/id",schemaPath:"#/components/schemas/connector-task/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.state !== undefined){
let data12 = data10.state;
const _errs27 = errors;
if(typeof data12 !== "string"){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0+"/state",schemaPath:"#/components/schemas/connector-task/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data12 === "UNASSIGNED") || (data12 === "RUNNING")) || (data12 === "PAUSED")) || (data12 === "FAILED")) || (data12 === "RESTARTING"))){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0+"/state",schemaPath:"#/components/schemas/connector-task/properties/state/enum",keyword:"enum",params:{allowedValues: schema101.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.trace !== undefined){
const _errs29 = errors;
if(typeof data10.trace !== "string"){
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0+"/trace",schemaPath:"#/components/schemas/connector-task/properties/trace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs29 === errors;
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
validate114.errors = [{instancePath:instancePath+"/tasks/" + i0,schemaPath:"#/components/schemas/connector-task/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data14 = data.topics;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors;
if(typeof data14[i1] !== "string"){
validate114.errors = [{instancePath:instancePath+"/topics/" + i1,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector_class !== undefined){
const _errs35 = errors;
if(typeof data.connector_class !== "string"){
validate114.errors = [{instancePath:instancePath+"/connector_class",schemaPath:"#/properties/connector_class/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoded_username !== undefined){
let data17 = data.encoded_username;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(func1(data17) < 1){
validate114.errors = [{instancePath:instancePath+"/encoded_username",schemaPath:"#/properties/encoded_username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/encoded_username",schemaPath:"#/properties/encoded_username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs37 === errors;
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"connector_id":true,"name":true,"customer_id":true,"cluster_id":true,"creation_time":true,"deletion_time":true,"state":true,"state_error_message":true,"connector_state":true,"tasks":true,"topics":true,"connector_class":true,"encoded_username":true},"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TTL === undefined) && (missing0 = "TTL")){
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/connector-deadline/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.TTL !== undefined){
let data0 = data.TTL;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate113.errors = [{instancePath:instancePath+"/TTL",schemaPath:"#/components/schemas/connector-deadline/properties/TTL/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/connector-deadline/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "TTL") && (key0 !== "connector_id")) && (key0 !== "name")) && (key0 !== "customer_id")) && (key0 !== "cluster_id")) && (key0 !== "creation_time")) && (key0 !== "deletion_time")) && (key0 !== "state")) && (key0 !== "state_error_message")) && (key0 !== "connector_state")) && (key0 !== "tasks")) && (key0 !== "topics")) && (key0 !== "connector_class")) && (key0 !== "encoded_username")){
validate113.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createConnectorResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listConnectorsResponse200 = validate117;
const schema103 = {"title":"Connectors","type":"array","items":{"$ref":"contract#/components/schemas/listed-connector"},"$id":"listConnectorsResponse200"};
const schema104 = {"title":"ListedConnector","description":"A connector with its properties.","allOf":[{"$ref":"#/components/schemas/connector-fields"},{"$ref":"#/components/schemas/connector-configuration"},{"$ref":"#/components/schemas/connector-deadline"}],"unevaluatedProperties":false};
const schema105 = {"title":"ConnectorConfiguration","type":"object","properties":{"properties":{"description":"Absent for a key that may only read, since there may be passwords among them.","type":"object","additionalProperties":{"type":"string"}}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.properties !== undefined){
let data0 = data.properties;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs7 = errors;
if(typeof data0[key0] !== "string"){
validate118.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/connector-configuration/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-configuration/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/connector-configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TTL === undefined) && (missing0 = "TTL")){
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/connector-deadline/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.TTL !== undefined){
let data2 = data.TTL;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate118.errors = [{instancePath:instancePath+"/TTL",schemaPath:"#/components/schemas/connector-deadline/properties/TTL/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/components/schemas/connector-deadline/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key1 in data){
if(((((((((((((((key1 !== "TTL") && (key1 !== "properties")) && (key1 !== "connector_id")) && (key1 !== "name")) && (key1 !== "customer_id")) && (key1 !== "cluster_id")) && (key1 !== "creation_time")) && (key1 !== "deletion_time")) && (key1 !== "state")) && (key1 !== "state_error_message")) && (key1 !== "connector_state")) && (key1 !== "tasks")) && (key1 !== "topics")) && (key1 !== "connector_class")) && (key1 !== "encoded_username")){
validate118.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listConnectorsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
if(!(validate118(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getConnectorResponse200 = validate121;
const schema107 = {"$ref":"contract#/components/schemas/connector","$id":"getConnectorResponse200"};
const schema108 = {"title":"Connector","description":"A connector with its properties.","allOf":[{"$ref":"#/components/schemas/connector-fields"},{"$ref":"#/components/schemas/connector-configuration"}],"unevaluatedProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.properties !== undefined){
let data0 = data.properties;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs7 = errors;
if(typeof data0[key0] !== "string"){
validate122.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/connector-configuration/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-configuration/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/components/schemas/connector-configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key1 in data){
if((((((((((((((key1 !== "properties") && (key1 !== "connector_id")) && (key1 !== "name")) && (key1 !== "customer_id")) && (key1 !== "cluster_id")) && (key1 !== "creation_time")) && (key1 !== "deletion_time")) && (key1 !== "state")) && (key1 !== "state_error_message")) && (key1 !== "connector_state")) && (key1 !== "tasks")) && (key1 !== "topics")) && (key1 !== "connector_class")) && (key1 !== "encoded_username")){
validate122.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getConnectorResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueUserResponse200 = validate125;
const schema110 = {"$ref":"contract#/components/schemas/queue-user","$id":"getQueueUserResponse200"};
const schema111 = {"title":"QueueUser","description":"The user of the queue service, with the limits of its plan.","allOf":[{"$ref":"#/components/schemas/queue-user-fields"}],"unevaluatedProperties":false};
const schema112 = {"title":"QueueUserFields","description":"What every answer with a queue user has. Without its credentials where they are to be hidden.","type":"object","required":["customer_id","id","active","state","max_message_size","max_requests_per_day","max_endpoints_per_topic","max_retries","max_topics","max_schedules","retention","timeout","creation_time"],"properties":{"customer_id":{"type":"string","minLength":1,"description":"The account or the team that owns it.","examples":["5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4"]},"id":{"type":"string","minLength":1,"examples":["9d3c4f66-8d0b-4e8a-b0a9-30f9cf9a3a52"]},"password":{"type":"string","minLength":1,"examples":["3e1b7f2f9a0b4cc8a5d21a3a1b0c9d8e"]},"token":{"type":"string","minLength":1,"description":"The token that the queue service takes."},"read_only_token":{"type":"string","minLength":1,"x-beyond-base-contract":true,"description":"A token that reads everything of the queue service and changes nothing. It is rotated with the other."},"active":{"type":"boolean"},"state":{"type":"string","enum":["active","deleted"]},"max_message_size":{"type":"integer","minimum":0,"description":"Bytes.","examples":[1048576]},"max_requests_per_day":{"type":"integer","minimum":0,"examples":[1000]},"max_endpoints_per_topic":{"type":"integer","minimum":0,"examples":[100]},"max_retries":{"type":"integer","minimum":0,"examples":[3]},"max_topics":{"type":"integer","minimum":0,"examples":[1]},"max_schedules":{"type":"integer","minimum":0,"examples":[10]},"retention":{"type":"integer","minimum":0,"description":"How long finished messages are kept, in milliseconds.","examples":[259200000]},"timeout":{"type":"integer","minimum":0,"description":"How long a delivery may take, in seconds.","examples":[900]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1795478400]}}};

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
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.customer_id === undefined) && (missing0 = "customer_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_requests_per_day === undefined) && (missing0 = "max_requests_per_day"))) || ((data.max_endpoints_per_topic === undefined) && (missing0 = "max_endpoints_per_topic"))) || ((data.max_retries === undefined) && (missing0 = "max_retries"))) || ((data.max_topics === undefined) && (missing0 = "max_topics"))) || ((data.max_schedules === undefined) && (missing0 = "max_schedules"))) || ((data.retention === undefined) && (missing0 = "retention"))) || ((data.timeout === undefined) && (missing0 = "timeout"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))){
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.customer_id !== undefined){
let data0 = data.customer_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate126.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.password !== undefined){
let data2 = data.password;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate126.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.token !== undefined){
let data3 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate126.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_token !== undefined){
let data4 = data.read_only_token;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate126.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.active !== undefined){
const _errs13 = errors;
if(typeof data.active !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/queue-user-fields/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.state !== undefined){
let data6 = data.state;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate126.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate126.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/enum",keyword:"enum",params:{allowedValues: schema112.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_message_size !== undefined){
let data7 = data.max_message_size;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate126.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate126.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_requests_per_day !== undefined){
let data8 = data.max_requests_per_day;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate126.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate126.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_endpoints_per_topic !== undefined){
let data9 = data.max_endpoints_per_topic;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate126.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate126.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_retries !== undefined){
let data10 = data.max_retries;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate126.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate126.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_topics !== undefined){
let data11 = data.max_topics;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate126.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate126.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_schedules !== undefined){
let data12 = data.max_schedules;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate126.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate126.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.retention !== undefined){
let data13 = data.retention;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate126.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate126.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.timeout !== undefined){
let data14 = data.timeout;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate126.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate126.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.creation_time !== undefined){
let data15 = data.creation_time;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate126.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/components/schemas/queue-user-fields/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
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
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "customer_id") && (key0 !== "id")) && (key0 !== "password")) && (key0 !== "token")) && (key0 !== "read_only_token")) && (key0 !== "active")) && (key0 !== "state")) && (key0 !== "max_message_size")) && (key0 !== "max_requests_per_day")) && (key0 !== "max_endpoints_per_topic")) && (key0 !== "max_retries")) && (key0 !== "max_topics")) && (key0 !== "max_schedules")) && (key0 !== "retention")) && (key0 !== "timeout")) && (key0 !== "creation_time")){
validate126.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueUserResponse200" */;
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

export const getQueueServiceUserResponse200 = validate128;
const schema113 = {"$ref":"contract#/components/schemas/queue-service-user","$id":"getQueueServiceUserResponse200"};
const schema114 = {"title":"QueueServiceUser","description":"A user of the queue service, with what the hosted service tells of one besides.","allOf":[{"$ref":"#/components/schemas/queue-user-fields"},{"type":"object","required":["region","type","reserved_type","budget","prod_pack_enabled","max_queues","max_parallelism","max_global_parallelism","max_delay","max_requests_per_second"],"properties":{"region":{"description":"A region of the queue service that the token is good in; it is good in all.","type":"string","enum":["eu-central-1","us-east-1"]},"type":{"description":"Whether it has the limits of a free user.","type":"string","enum":["free","paid"]},"reserved_type":{"description":"The plan that it was given; empty where it follows the settings of the server.","anyOf":[{"$ref":"#/components/schemas/queue-plan-name"},{"const":""}]},"budget":{"$ref":"#/components/schemas/budget"},"prod_pack_enabled":{"type":"boolean"},"max_queues":{"type":"integer","minimum":0,"examples":[100]},"max_parallelism":{"type":"integer","minimum":0,"description":"Of one queue.","examples":[10]},"max_global_parallelism":{"type":"integer","minimum":0,"description":"Deliveries at a time.","examples":[100]},"max_delay":{"type":"integer","minimum":0,"description":"From a publish to the first attempt, in seconds.","examples":[31536000]},"max_requests_per_second":{"type":"integer","minimum":0,"description":"Publishing is not counted.","examples":[1000]}}}],"unevaluatedProperties":false};
const schema116 = {"title":"QueuePlanName","description":"The plans of the queue service, as the hosted service names them: `paid` has the limits of `Pay as You Go`, those with\na number of messages have the limits of `Enterprise`.\n","type":"string","enum":["free","paid","qstash_fixed_1m","qstash_fixed_10m","qstash_fixed_100m","qstash_enterprise_1m","qstash_enterprise_10m"]};
const schema117 = {"title":"Budget","description":"The most that the database may cost a month, in dollars; 0 sets no limit.","type":"integer","minimum":0,"maximum":1000000};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.customer_id === undefined) && (missing0 = "customer_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_requests_per_day === undefined) && (missing0 = "max_requests_per_day"))) || ((data.max_endpoints_per_topic === undefined) && (missing0 = "max_endpoints_per_topic"))) || ((data.max_retries === undefined) && (missing0 = "max_retries"))) || ((data.max_topics === undefined) && (missing0 = "max_topics"))) || ((data.max_schedules === undefined) && (missing0 = "max_schedules"))) || ((data.retention === undefined) && (missing0 = "retention"))) || ((data.timeout === undefined) && (missing0 = "timeout"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))){
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.customer_id !== undefined){
let data0 = data.customer_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate129.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate129.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.password !== undefined){
let data2 = data.password;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate129.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.token !== undefined){
let data3 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate129.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_token !== undefined){
let data4 = data.read_only_token;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate129.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.active !== undefined){
const _errs13 = errors;
if(typeof data.active !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/queue-user-fields/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.state !== undefined){
let data6 = data.state;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate129.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate129.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/enum",keyword:"enum",params:{allowedValues: schema112.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_message_size !== undefined){
let data7 = data.max_message_size;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate129.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate129.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_requests_per_day !== undefined){
let data8 = data.max_requests_per_day;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate129.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate129.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_endpoints_per_topic !== undefined){
let data9 = data.max_endpoints_per_topic;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate129.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate129.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_retries !== undefined){
let data10 = data.max_retries;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate129.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate129.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_topics !== undefined){
let data11 = data.max_topics;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate129.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate129.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_schedules !== undefined){
let data12 = data.max_schedules;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate129.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate129.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.retention !== undefined){
let data13 = data.retention;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate129.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate129.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.timeout !== undefined){
let data14 = data.timeout;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate129.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate129.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.creation_time !== undefined){
let data15 = data.creation_time;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate129.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/components/schemas/queue-user-fields/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
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
validate129.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((((((((data.region === undefined) && (missing1 = "region")) || ((data.type === undefined) && (missing1 = "type"))) || ((data.reserved_type === undefined) && (missing1 = "reserved_type"))) || ((data.budget === undefined) && (missing1 = "budget"))) || ((data.prod_pack_enabled === undefined) && (missing1 = "prod_pack_enabled"))) || ((data.max_queues === undefined) && (missing1 = "max_queues"))) || ((data.max_parallelism === undefined) && (missing1 = "max_parallelism"))) || ((data.max_global_parallelism === undefined) && (missing1 = "max_global_parallelism"))) || ((data.max_delay === undefined) && (missing1 = "max_delay"))) || ((data.max_requests_per_second === undefined) && (missing1 = "max_requests_per_second"))){
validate129.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.region !== undefined){
let data16 = data.region;
const _errs37 = errors;
if(typeof data16 !== "string"){
validate129.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "eu-central-1") || (data16 === "us-east-1"))){
validate129.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/enum",keyword:"enum",params:{allowedValues: schema114.allOf[1].properties.region.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.type !== undefined){
let data17 = data.type;
const _errs39 = errors;
if(typeof data17 !== "string"){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data17 === "free") || (data17 === "paid"))){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema114.allOf[1].properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reserved_type !== undefined){
let data18 = data.reserved_type;
const _errs41 = errors;
const _errs42 = errors;
let valid4 = false;
const _errs43 = errors;
if(typeof data18 !== "string"){
const err0 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/components/schemas/queue-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data18 === "free") || (data18 === "paid")) || (data18 === "qstash_fixed_1m")) || (data18 === "qstash_fixed_10m")) || (data18 === "qstash_fixed_100m")) || (data18 === "qstash_enterprise_1m")) || (data18 === "qstash_enterprise_10m"))){
const err1 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/components/schemas/queue-plan-name/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid4 = valid4 || _valid0;
const _errs46 = errors;
if("" !== data18){
const err2 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf/1/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err3 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate129.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.budget !== undefined){
let data19 = data.budget;
const _errs47 = errors;
const _errs48 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate129.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if(typeof data19 == "number"){
if(data19 > 1000000 || isNaN(data19)){
validate129.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate129.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs47 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.prod_pack_enabled !== undefined){
const _errs50 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate129.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/allOf/1/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_queues !== undefined){
let data21 = data.max_queues;
const _errs52 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate129.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
validate129.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs52 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_parallelism !== undefined){
let data22 = data.max_parallelism;
const _errs54 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate129.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
validate129.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs54 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_global_parallelism !== undefined){
let data23 = data.max_global_parallelism;
const _errs56 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate129.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
validate129.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs56 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_delay !== undefined){
let data24 = data.max_delay;
const _errs58 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate129.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
validate129.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_requests_per_second !== undefined){
let data25 = data.max_requests_per_second;
const _errs60 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate129.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs60){
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
validate129.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs60 === errors;
}
else {
var valid3 = true;
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
validate129.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((key0 !== "region") && (key0 !== "type")) && (key0 !== "reserved_type")) && (key0 !== "budget")) && (key0 !== "prod_pack_enabled")) && (key0 !== "max_queues")) && (key0 !== "max_parallelism")) && (key0 !== "max_global_parallelism")) && (key0 !== "max_delay")) && (key0 !== "max_requests_per_second")) && (key0 !== "customer_id")) && (key0 !== "id")) && (key0 !== "password")) && (key0 !== "token")) && (key0 !== "read_only_token")) && (key0 !== "active")) && (key0 !== "state")) && (key0 !== "max_message_size")) && (key0 !== "max_requests_per_day")) && (key0 !== "max_endpoints_per_topic")) && (key0 !== "max_retries")) && (key0 !== "max_topics")) && (key0 !== "max_schedules")) && (key0 !== "retention")) && (key0 !== "timeout")) && (key0 !== "creation_time")){
validate129.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueServiceUserResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQueueServiceUsersResponse200 = validate131;
const schema118 = {"title":"QueueServiceUsers","type":"array","items":{"$ref":"contract#/components/schemas/queue-service-user"},"$id":"listQueueServiceUsersResponse200"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.customer_id === undefined) && (missing0 = "customer_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.max_message_size === undefined) && (missing0 = "max_message_size"))) || ((data.max_requests_per_day === undefined) && (missing0 = "max_requests_per_day"))) || ((data.max_endpoints_per_topic === undefined) && (missing0 = "max_endpoints_per_topic"))) || ((data.max_retries === undefined) && (missing0 = "max_retries"))) || ((data.max_topics === undefined) && (missing0 = "max_topics"))) || ((data.max_schedules === undefined) && (missing0 = "max_schedules"))) || ((data.retention === undefined) && (missing0 = "retention"))) || ((data.timeout === undefined) && (missing0 = "timeout"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.customer_id !== undefined){
let data0 = data.customer_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate132.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/customer_id",schemaPath:"#/components/schemas/queue-user-fields/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs3 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate132.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/queue-user-fields/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.password !== undefined){
let data2 = data.password;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate132.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/password",schemaPath:"#/components/schemas/queue-user-fields/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.token !== undefined){
let data3 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate132.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/token",schemaPath:"#/components/schemas/queue-user-fields/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_only_token !== undefined){
let data4 = data.read_only_token;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate132.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/read_only_token",schemaPath:"#/components/schemas/queue-user-fields/properties/read_only_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.active !== undefined){
const _errs13 = errors;
if(typeof data.active !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/active",schemaPath:"#/components/schemas/queue-user-fields/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.state !== undefined){
let data6 = data.state;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate132.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "active") || (data6 === "deleted"))){
validate132.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/queue-user-fields/properties/state/enum",keyword:"enum",params:{allowedValues: schema112.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_message_size !== undefined){
let data7 = data.max_message_size;
const _errs17 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate132.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate132.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/queue-user-fields/properties/max_message_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_requests_per_day !== undefined){
let data8 = data.max_requests_per_day;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate132.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate132.errors = [{instancePath:instancePath+"/max_requests_per_day",schemaPath:"#/components/schemas/queue-user-fields/properties/max_requests_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_endpoints_per_topic !== undefined){
let data9 = data.max_endpoints_per_topic;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate132.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate132.errors = [{instancePath:instancePath+"/max_endpoints_per_topic",schemaPath:"#/components/schemas/queue-user-fields/properties/max_endpoints_per_topic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_retries !== undefined){
let data10 = data.max_retries;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate132.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate132.errors = [{instancePath:instancePath+"/max_retries",schemaPath:"#/components/schemas/queue-user-fields/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_topics !== undefined){
let data11 = data.max_topics;
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate132.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate132.errors = [{instancePath:instancePath+"/max_topics",schemaPath:"#/components/schemas/queue-user-fields/properties/max_topics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.max_schedules !== undefined){
let data12 = data.max_schedules;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate132.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate132.errors = [{instancePath:instancePath+"/max_schedules",schemaPath:"#/components/schemas/queue-user-fields/properties/max_schedules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.retention !== undefined){
let data13 = data.retention;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate132.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate132.errors = [{instancePath:instancePath+"/retention",schemaPath:"#/components/schemas/queue-user-fields/properties/retention/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.timeout !== undefined){
let data14 = data.timeout;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate132.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate132.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/components/schemas/queue-user-fields/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.creation_time !== undefined){
let data15 = data.creation_time;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate132.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"#/components/schemas/queue-user-fields/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
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
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/queue-user-fields/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((((((((data.region === undefined) && (missing1 = "region")) || ((data.type === undefined) && (missing1 = "type"))) || ((data.reserved_type === undefined) && (missing1 = "reserved_type"))) || ((data.budget === undefined) && (missing1 = "budget"))) || ((data.prod_pack_enabled === undefined) && (missing1 = "prod_pack_enabled"))) || ((data.max_queues === undefined) && (missing1 = "max_queues"))) || ((data.max_parallelism === undefined) && (missing1 = "max_parallelism"))) || ((data.max_global_parallelism === undefined) && (missing1 = "max_global_parallelism"))) || ((data.max_delay === undefined) && (missing1 = "max_delay"))) || ((data.max_requests_per_second === undefined) && (missing1 = "max_requests_per_second"))){
validate132.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.region !== undefined){
let data16 = data.region;
const _errs37 = errors;
if(typeof data16 !== "string"){
validate132.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "eu-central-1") || (data16 === "us-east-1"))){
validate132.errors = [{instancePath:instancePath+"/region",schemaPath:"#/allOf/1/properties/region/enum",keyword:"enum",params:{allowedValues: schema114.allOf[1].properties.region.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.type !== undefined){
let data17 = data.type;
const _errs39 = errors;
if(typeof data17 !== "string"){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data17 === "free") || (data17 === "paid"))){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema114.allOf[1].properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reserved_type !== undefined){
let data18 = data.reserved_type;
const _errs41 = errors;
const _errs42 = errors;
let valid4 = false;
const _errs43 = errors;
if(typeof data18 !== "string"){
const err0 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/components/schemas/queue-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data18 === "free") || (data18 === "paid")) || (data18 === "qstash_fixed_1m")) || (data18 === "qstash_fixed_10m")) || (data18 === "qstash_fixed_100m")) || (data18 === "qstash_enterprise_1m")) || (data18 === "qstash_enterprise_10m"))){
const err1 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/components/schemas/queue-plan-name/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid4 = valid4 || _valid0;
const _errs46 = errors;
if("" !== data18){
const err2 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf/1/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs46 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err3 = {instancePath:instancePath+"/reserved_type",schemaPath:"#/allOf/1/properties/reserved_type/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate132.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.budget !== undefined){
let data19 = data.budget;
const _errs47 = errors;
const _errs48 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate132.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if(typeof data19 == "number"){
if(data19 > 1000000 || isNaN(data19)){
validate132.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate132.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs47 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.prod_pack_enabled !== undefined){
const _errs50 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/allOf/1/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_queues !== undefined){
let data21 = data.max_queues;
const _errs52 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate132.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if(typeof data21 == "number"){
if(data21 < 0 || isNaN(data21)){
validate132.errors = [{instancePath:instancePath+"/max_queues",schemaPath:"#/allOf/1/properties/max_queues/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs52 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_parallelism !== undefined){
let data22 = data.max_parallelism;
const _errs54 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate132.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
validate132.errors = [{instancePath:instancePath+"/max_parallelism",schemaPath:"#/allOf/1/properties/max_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs54 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_global_parallelism !== undefined){
let data23 = data.max_global_parallelism;
const _errs56 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate132.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
validate132.errors = [{instancePath:instancePath+"/max_global_parallelism",schemaPath:"#/allOf/1/properties/max_global_parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs56 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_delay !== undefined){
let data24 = data.max_delay;
const _errs58 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate132.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
validate132.errors = [{instancePath:instancePath+"/max_delay",schemaPath:"#/allOf/1/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.max_requests_per_second !== undefined){
let data25 = data.max_requests_per_second;
const _errs60 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate132.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs60){
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
validate132.errors = [{instancePath:instancePath+"/max_requests_per_second",schemaPath:"#/allOf/1/properties/max_requests_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs60 === errors;
}
else {
var valid3 = true;
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
validate132.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((key0 !== "region") && (key0 !== "type")) && (key0 !== "reserved_type")) && (key0 !== "budget")) && (key0 !== "prod_pack_enabled")) && (key0 !== "max_queues")) && (key0 !== "max_parallelism")) && (key0 !== "max_global_parallelism")) && (key0 !== "max_delay")) && (key0 !== "max_requests_per_second")) && (key0 !== "customer_id")) && (key0 !== "id")) && (key0 !== "password")) && (key0 !== "token")) && (key0 !== "read_only_token")) && (key0 !== "active")) && (key0 !== "state")) && (key0 !== "max_message_size")) && (key0 !== "max_requests_per_day")) && (key0 !== "max_endpoints_per_topic")) && (key0 !== "max_retries")) && (key0 !== "max_topics")) && (key0 !== "max_schedules")) && (key0 !== "retention")) && (key0 !== "timeout")) && (key0 !== "creation_time")){
validate132.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueueServiceUsersResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate132(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getQueueStatisticsResponse200 = validate134;
const schema123 = {"$ref":"contract#/components/schemas/queue-statistics","$id":"getQueueStatisticsResponse200"};
const schema124 = {"title":"QueueStatistics","description":"What has gone through the queue service. `daily_requests` describes the last five days, the other series the period\nthat was asked for: 60 points, or 240 for thirty days.\n","type":"object","additionalProperties":false,"required":["days","daily_requests","daily_used","daily_qstash_messages","dlq_message_count"],"properties":{"days":{"description":"The names of the last five days, beginning with today.","type":"array","minItems":5,"maxItems":5,"items":{"$ref":"#/components/schemas/weekday"}},"daily_requests":{"$ref":"#/components/schemas/series","description":"Messages that were counted against the daily limit."},"daily_used":{"$ref":"#/components/schemas/series","description":"Messages that were created."},"daily_qstash_messages":{"description":"What happened to messages, for each state of the log that occurs in the period.","type":"array","items":{"$ref":"#/components/schemas/queue-state-series"}},"dlq_message_count":{"type":"integer","minimum":0,"description":"Dead letters that are kept.","examples":[0]}}};
const schema126 = {"title":"QueueStateSeries","type":"object","additionalProperties":false,"required":["id","data_points"],"properties":{"id":{"description":"The state, as the log of the queue service names it, in lower case: `delivered`.","type":"string","examples":["created","delivered"],"minLength":1},"data_points":{"$ref":"#/components/schemas/series","description":"How often messages came into the state."}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.data_points === undefined) && (missing0 = "data_points"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "data_points"))){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate138.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate46(data.data_points, {instancePath:instancePath+"/data_points",parentData:data,parentDataProperty:"data_points",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.days === undefined) && (missing0 = "days")) || ((data.daily_requests === undefined) && (missing0 = "daily_requests"))) || ((data.daily_used === undefined) && (missing0 = "daily_used"))) || ((data.daily_qstash_messages === undefined) && (missing0 = "daily_qstash_messages"))) || ((data.dlq_message_count === undefined) && (missing0 = "dlq_message_count"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "days") || (key0 === "daily_requests")) || (key0 === "daily_used")) || (key0 === "daily_qstash_messages")) || (key0 === "dlq_message_count"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate135.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data0.length < 5){
validate135.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate135.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data1 === "Monday") || (data1 === "Tuesday")) || (data1 === "Wednesday")) || (data1 === "Thursday")) || (data1 === "Friday")) || (data1 === "Saturday")) || (data1 === "Sunday"))){
validate135.errors = [{instancePath:instancePath+"/days/" + i0,schemaPath:"#/components/schemas/weekday/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"}];
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
validate135.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate46(data.daily_requests, {instancePath:instancePath+"/daily_requests",parentData:data,parentDataProperty:"daily_requests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate46(data.daily_used, {instancePath:instancePath+"/daily_used",parentData:data,parentDataProperty:"daily_used",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate138(data4[i1], {instancePath:instancePath+"/daily_qstash_messages/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/daily_qstash_messages",schemaPath:"#/properties/daily_qstash_messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate135.errors = [{instancePath:instancePath+"/dlq_message_count",schemaPath:"#/properties/dlq_message_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate135.errors = [{instancePath:instancePath+"/dlq_message_count",schemaPath:"#/properties/dlq_message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueStatisticsResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listQueueAddressesResponse200 = validate142;
const schema127 = {"title":"QueueAddresses","type":"array","items":{"type":"string","pattern":"^\\d{1,3}(\\.\\d{1,3}){3}/32$"},"$id":"listQueueAddressesResponse200"};
const pattern6 = new RegExp("^\\d{1,3}(\\.\\d{1,3}){3}/32$", "u");

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listQueueAddressesResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate142.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}(\\.\\d{1,3}){3}/32$"},message:"must match pattern \""+"^\\d{1,3}(\\.\\d{1,3}){3}/32$"+"\""}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTeamResponse200 = validate143;
const schema128 = {"$ref":"contract#/components/schemas/team","$id":"createTeamResponse200"};
const schema129 = {"title":"Team","type":"object","additionalProperties":false,"required":["team_id","team_name","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1,"examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"]},"team_name":{"type":"string","minLength":1,"examples":["analysts"]},"copy_cc":{"type":"boolean"}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTeamResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
if((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.team_name === undefined) && (missing0 = "team_name"))) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate143.errors = [{instancePath,schemaPath:"contract#/components/schemas/team/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "team_id") || (key0 === "team_name")) || (key0 === "copy_cc"))){
validate143.errors = [{instancePath,schemaPath:"contract#/components/schemas/team/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate143.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/team/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/team/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.team_name !== undefined){
let data1 = data.team_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate143.errors = [{instancePath:instancePath+"/team_name",schemaPath:"contract#/components/schemas/team/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/team_name",schemaPath:"contract#/components/schemas/team/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.copy_cc !== undefined){
const _errs7 = errors;
if(typeof data.copy_cc !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"contract#/components/schemas/team/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
}
else {
validate143.errors = [{instancePath,schemaPath:"contract#/components/schemas/team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTeamsResponse200 = validate144;
const schema130 = {"title":"Teams","type":"array","items":{"$ref":"contract#/components/schemas/listed-team"},"$id":"listTeamsResponse200"};
const schema131 = {"title":"ListedTeam","description":"A team, and what the caller is in it.","type":"object","additionalProperties":false,"required":["team_id","team_name","member_role","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1,"examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"]},"team_name":{"type":"string","minLength":1,"examples":["analysts"]},"member_role":{"type":"string","enum":["owner","admin","dev","finance"]},"copy_cc":{"type":"boolean"}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTeamsResponse200" */;
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
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.team_id === undefined) && (missing0 = "team_id")) || ((data0.team_name === undefined) && (missing0 = "team_name"))) || ((data0.member_role === undefined) && (missing0 = "member_role"))) || ((data0.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate144.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/listed-team/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((((key0 === "team_id") || (key0 === "team_name")) || (key0 === "member_role")) || (key0 === "copy_cc"))){
validate144.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/listed-team/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.team_id !== undefined){
let data1 = data0.team_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate144.errors = [{instancePath:instancePath+"/" + i0+"/team_id",schemaPath:"contract#/components/schemas/listed-team/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/" + i0+"/team_id",schemaPath:"contract#/components/schemas/listed-team/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.team_name !== undefined){
let data2 = data0.team_name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate144.errors = [{instancePath:instancePath+"/" + i0+"/team_name",schemaPath:"contract#/components/schemas/listed-team/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/" + i0+"/team_name",schemaPath:"contract#/components/schemas/listed-team/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.member_role !== undefined){
let data3 = data0.member_role;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate144.errors = [{instancePath:instancePath+"/" + i0+"/member_role",schemaPath:"contract#/components/schemas/listed-team/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "owner") || (data3 === "admin")) || (data3 === "dev")) || (data3 === "finance"))){
validate144.errors = [{instancePath:instancePath+"/" + i0+"/member_role",schemaPath:"contract#/components/schemas/listed-team/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema131.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.copy_cc !== undefined){
const _errs11 = errors;
if(typeof data0.copy_cc !== "boolean"){
validate144.errors = [{instancePath:instancePath+"/" + i0+"/copy_cc",schemaPath:"contract#/components/schemas/listed-team/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
}
}
else {
validate144.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/listed-team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const getTeamResponse200 = validate145;
const schema132 = {"title":"TeamMembers","type":"array","items":{"$ref":"contract#/components/schemas/team-member"},"$id":"getTeamResponse200"};
const schema133 = {"title":"TeamMember","type":"object","additionalProperties":false,"required":["team_id","team_name","member_email","member_role","copy_cc"],"properties":{"team_id":{"type":"string","minLength":1,"examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"]},"team_name":{"type":"string","minLength":1,"examples":["analysts"]},"member_email":{"type":"string","minLength":1,"examples":["developer@plinth.local","ada@example.com"]},"member_role":{"type":"string","enum":["owner","admin","dev","finance"]},"copy_cc":{"type":"boolean"}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTeamResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((data0.team_id === undefined) && (missing0 = "team_id")) || ((data0.team_name === undefined) && (missing0 = "team_name"))) || ((data0.member_email === undefined) && (missing0 = "member_email"))) || ((data0.member_role === undefined) && (missing0 = "member_role"))) || ((data0.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate145.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/team-member/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((((key0 === "team_id") || (key0 === "team_name")) || (key0 === "member_email")) || (key0 === "member_role")) || (key0 === "copy_cc"))){
validate145.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/team-member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.team_id !== undefined){
let data1 = data0.team_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/team_id",schemaPath:"contract#/components/schemas/team-member/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/" + i0+"/team_id",schemaPath:"contract#/components/schemas/team-member/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.team_name !== undefined){
let data2 = data0.team_name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/team_name",schemaPath:"contract#/components/schemas/team-member/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/" + i0+"/team_name",schemaPath:"contract#/components/schemas/team-member/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.member_email !== undefined){
let data3 = data0.member_email;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/member_email",schemaPath:"contract#/components/schemas/team-member/properties/member_email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/" + i0+"/member_email",schemaPath:"contract#/components/schemas/team-member/properties/member_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.member_role !== undefined){
let data4 = data0.member_role;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/member_role",schemaPath:"contract#/components/schemas/team-member/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "owner") || (data4 === "admin")) || (data4 === "dev")) || (data4 === "finance"))){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/member_role",schemaPath:"contract#/components/schemas/team-member/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema133.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.copy_cc !== undefined){
const _errs13 = errors;
if(typeof data0.copy_cc !== "boolean"){
validate145.errors = [{instancePath:instancePath+"/" + i0+"/copy_cc",schemaPath:"contract#/components/schemas/team-member/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/team-member/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const addTeamMemberResponse200 = validate146;
const schema134 = {"$ref":"contract#/components/schemas/team-member","$id":"addTeamMemberResponse200"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addTeamMemberResponse200" */;
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
if((((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.team_name === undefined) && (missing0 = "team_name"))) || ((data.member_email === undefined) && (missing0 = "member_email"))) || ((data.member_role === undefined) && (missing0 = "member_role"))) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/team-member/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "team_id") || (key0 === "team_name")) || (key0 === "member_email")) || (key0 === "member_role")) || (key0 === "copy_cc"))){
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/team-member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate146.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/team-member/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/team-member/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.team_name !== undefined){
let data1 = data.team_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/team_name",schemaPath:"contract#/components/schemas/team-member/properties/team_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/team_name",schemaPath:"contract#/components/schemas/team-member/properties/team_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.member_email !== undefined){
let data2 = data.member_email;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate146.errors = [{instancePath:instancePath+"/member_email",schemaPath:"contract#/components/schemas/team-member/properties/member_email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/member_email",schemaPath:"contract#/components/schemas/team-member/properties/member_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.member_role !== undefined){
let data3 = data.member_role;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate146.errors = [{instancePath:instancePath+"/member_role",schemaPath:"contract#/components/schemas/team-member/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "owner") || (data3 === "admin")) || (data3 === "dev")) || (data3 === "finance"))){
validate146.errors = [{instancePath:instancePath+"/member_role",schemaPath:"contract#/components/schemas/team-member/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema133.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.copy_cc !== undefined){
const _errs11 = errors;
if(typeof data.copy_cc !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"contract#/components/schemas/team-member/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs11 === errors;
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
else {
validate146.errors = [{instancePath,schemaPath:"contract#/components/schemas/team-member/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAuditLogsResponse200 = validate147;
const schema136 = {"title":"AuditLogs","type":"array","items":{"$ref":"contract#/components/schemas/audit-log"},"$id":"listAuditLogsResponse200"};
const schema137 = {"title":"AuditLog","description":"One change, by whom and when.","type":"object","additionalProperties":false,"required":["log_id","customer_id","actor","timestamp","action","source","entity"],"properties":{"log_id":{"type":"string","minLength":1,"examples":["1"]},"customer_id":{"type":"string","minLength":1,"examples":["5bb4c9c3-9b3c-4c40-9e0c-7d5ef1a2a1c4"]},"actor":{"type":"string","minLength":1,"description":"The e-mail of who did it; `operator` for a command on the machine of the platform, `system` where the platform did it by itself.","examples":["developer@plinth.local"]},"timestamp":{"type":"integer","description":"Unix time in seconds.","examples":[1795478400]},"action":{"type":"string","minLength":1,"description":"What was done, as `entity.verb`.","examples":["database.create"]},"source":{"type":"string","description":"The address that the request came from.","examples":["127.0.0.1"]},"entity":{"type":"string","description":"The id of what was changed.","examples":["96ad0856-03b1-4ee7-9666-e81abd0349e1"]}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLogsResponse200" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((data0.log_id === undefined) && (missing0 = "log_id")) || ((data0.customer_id === undefined) && (missing0 = "customer_id"))) || ((data0.actor === undefined) && (missing0 = "actor"))) || ((data0.timestamp === undefined) && (missing0 = "timestamp"))) || ((data0.action === undefined) && (missing0 = "action"))) || ((data0.source === undefined) && (missing0 = "source"))) || ((data0.entity === undefined) && (missing0 = "entity"))){
validate147.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/audit-log/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((((((key0 === "log_id") || (key0 === "customer_id")) || (key0 === "actor")) || (key0 === "timestamp")) || (key0 === "action")) || (key0 === "source")) || (key0 === "entity"))){
validate147.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/audit-log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.log_id !== undefined){
let data1 = data0.log_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/log_id",schemaPath:"contract#/components/schemas/audit-log/properties/log_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/" + i0+"/log_id",schemaPath:"contract#/components/schemas/audit-log/properties/log_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.customer_id !== undefined){
let data2 = data0.customer_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/customer_id",schemaPath:"contract#/components/schemas/audit-log/properties/customer_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/" + i0+"/customer_id",schemaPath:"contract#/components/schemas/audit-log/properties/customer_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.actor !== undefined){
let data3 = data0.actor;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/actor",schemaPath:"contract#/components/schemas/audit-log/properties/actor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/" + i0+"/actor",schemaPath:"contract#/components/schemas/audit-log/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.timestamp !== undefined){
let data4 = data0.timestamp;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/timestamp",schemaPath:"contract#/components/schemas/audit-log/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.action !== undefined){
let data5 = data0.action;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/action",schemaPath:"contract#/components/schemas/audit-log/properties/action/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/" + i0+"/action",schemaPath:"contract#/components/schemas/audit-log/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.source !== undefined){
const _errs15 = errors;
if(typeof data0.source !== "string"){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/source",schemaPath:"contract#/components/schemas/audit-log/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.entity !== undefined){
const _errs17 = errors;
if(typeof data0.entity !== "string"){
validate147.errors = [{instancePath:instancePath+"/" + i0+"/entity",schemaPath:"contract#/components/schemas/audit-log/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
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
validate147.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/audit-log/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listApiKeysResponse200 = validate148;
const schema138 = {"title":"ApiKeys","type":"array","items":{"$ref":"contract#/components/schemas/api-key"},"$id":"listApiKeysResponse200"};
const schema139 = {"title":"ApiKey","description":"A key of the account, without its secret.","type":"object","additionalProperties":false,"required":["key_id","name","creation_time","read_only"],"properties":{"key_id":{"type":"string","minLength":1,"examples":["0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11"]},"name":{"type":"string","minLength":1,"examples":["laptop"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1795478400]},"read_only":{"type":"boolean","description":"Whether it may only read."}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listApiKeysResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.key_id === undefined) && (missing0 = "key_id")) || ((data0.name === undefined) && (missing0 = "name"))) || ((data0.creation_time === undefined) && (missing0 = "creation_time"))) || ((data0.read_only === undefined) && (missing0 = "read_only"))){
validate148.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/api-key/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((((key0 === "key_id") || (key0 === "name")) || (key0 === "creation_time")) || (key0 === "read_only"))){
validate148.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/api-key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.key_id !== undefined){
let data1 = data0.key_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate148.errors = [{instancePath:instancePath+"/" + i0+"/key_id",schemaPath:"contract#/components/schemas/api-key/properties/key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/" + i0+"/key_id",schemaPath:"contract#/components/schemas/api-key/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate148.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/api-key/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"contract#/components/schemas/api-key/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.creation_time !== undefined){
let data3 = data0.creation_time;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate148.errors = [{instancePath:instancePath+"/" + i0+"/creation_time",schemaPath:"contract#/components/schemas/api-key/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.read_only !== undefined){
const _errs11 = errors;
if(typeof data0.read_only !== "boolean"){
validate148.errors = [{instancePath:instancePath+"/" + i0+"/read_only",schemaPath:"contract#/components/schemas/api-key/properties/read_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
}
}
else {
validate148.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/api-key/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyResponse200 = validate149;
const schema140 = {"$ref":"contract#/components/schemas/created-api-key","$id":"createApiKeyResponse200"};
const schema141 = {"title":"CreatedApiKey","description":"A new key. Its secret is told only here.","type":"object","additionalProperties":false,"required":["key_id","name","creation_time","read_only","key"],"properties":{"key_id":{"type":"string","minLength":1,"examples":["0f3c9a1e-5b7d-4c39-9a53-0d6d3a1f9c11"]},"name":{"type":"string","minLength":1,"examples":["laptop"]},"creation_time":{"type":"integer","description":"Unix time in seconds.","examples":[1795478400]},"read_only":{"type":"boolean","description":"Whether it may only read."},"key":{"type":"string","minLength":1,"examples":["8f14e45f-ceea-467f-9f0a-1f3c2b4d5e6f"]}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createApiKeyResponse200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
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
if((((((data.key_id === undefined) && (missing0 = "key_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.creation_time === undefined) && (missing0 = "creation_time"))) || ((data.read_only === undefined) && (missing0 = "read_only"))) || ((data.key === undefined) && (missing0 = "key"))){
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/created-api-key/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "key_id") || (key0 === "name")) || (key0 === "creation_time")) || (key0 === "read_only")) || (key0 === "key"))){
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/created-api-key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.key_id !== undefined){
let data0 = data.key_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate149.errors = [{instancePath:instancePath+"/key_id",schemaPath:"contract#/components/schemas/created-api-key/properties/key_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/key_id",schemaPath:"contract#/components/schemas/created-api-key/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate149.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/created-api-key/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/created-api-key/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.creation_time !== undefined){
let data2 = data.creation_time;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate149.errors = [{instancePath:instancePath+"/creation_time",schemaPath:"contract#/components/schemas/created-api-key/properties/creation_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.read_only !== undefined){
const _errs9 = errors;
if(typeof data.read_only !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/read_only",schemaPath:"contract#/components/schemas/created-api-key/properties/read_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
let data4 = data.key;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate149.errors = [{instancePath:instancePath+"/key",schemaPath:"contract#/components/schemas/created-api-key/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/key",schemaPath:"contract#/components/schemas/created-api-key/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
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
else {
validate149.errors = [{instancePath,schemaPath:"contract#/components/schemas/created-api-key/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export { createDatabaseResponse400 as createDatabaseResponse401 };
export { createDatabaseResponse400 as createDatabaseResponse403 };
export { createDatabaseResponse400 as createDatabaseResponse409 };
export { createDatabaseResponse400 as createDatabaseResponse413 };
export { createDatabaseResponse400 as createDatabaseResponse429 };
export { createDatabaseResponse400 as createDatabaseResponse503 };
export { createDatabaseResponse400 as listDatabasesResponse400 };
export { createDatabaseResponse400 as listDatabasesResponse401 };
export { createDatabaseResponse400 as listDatabasesResponse429 };
export { createDatabaseResponse400 as listDatabasesResponse503 };
export { createDatabaseResponse400 as getDatabaseResponse400 };
export { createDatabaseResponse400 as getDatabaseResponse401 };
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
export { createDatabaseResponse400 as listKafkaClustersResponse429 };
export { createDatabaseResponse400 as listKafkaClustersResponse503 };
export { createKafkaClusterResponse200 as getKafkaClusterResponse200 };
export { createDatabaseResponse400 as getKafkaClusterResponse400 };
export { createDatabaseResponse400 as getKafkaClusterResponse401 };
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
export { createDatabaseResponse400 as listKafkaTopicsResponse404 };
export { createDatabaseResponse400 as listKafkaTopicsResponse429 };
export { createDatabaseResponse400 as listKafkaTopicsResponse503 };
export { createKafkaTopicResponse200 as getKafkaTopicResponse200 };
export { createDatabaseResponse400 as getKafkaTopicResponse400 };
export { createDatabaseResponse400 as getKafkaTopicResponse401 };
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
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse404 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse429 };
export { createDatabaseResponse400 as getKafkaTopicStatisticsResponse503 };
export { createDatabaseResponse400 as listKafkaGroupsResponse400 };
export { createDatabaseResponse400 as listKafkaGroupsResponse401 };
export { createDatabaseResponse400 as listKafkaGroupsResponse404 };
export { createDatabaseResponse400 as listKafkaGroupsResponse429 };
export { createDatabaseResponse400 as listKafkaGroupsResponse503 };
export { createDatabaseResponse400 as getKafkaGroupResponse400 };
export { createDatabaseResponse400 as getKafkaGroupResponse401 };
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
export { createDatabaseResponse400 as listConnectorsResponse404 };
export { createDatabaseResponse400 as listConnectorsResponse429 };
export { createDatabaseResponse400 as listConnectorsResponse503 };
export { createDatabaseResponse400 as getConnectorResponse400 };
export { createDatabaseResponse400 as getConnectorResponse401 };
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
export { createDatabaseResponse400 as getQueueUserResponse429 };
export { createDatabaseResponse400 as getQueueUserResponse503 };
export { getQueueUserResponse200 as rotateQueueTokenResponse200 };
export { createDatabaseResponse400 as rotateQueueTokenResponse401 };
export { createDatabaseResponse400 as rotateQueueTokenResponse403 };
export { createDatabaseResponse400 as rotateQueueTokenResponse429 };
export { createDatabaseResponse400 as rotateQueueTokenResponse503 };
export { createDatabaseResponse400 as getQueueServiceUserResponse400 };
export { createDatabaseResponse400 as getQueueServiceUserResponse401 };
export { createDatabaseResponse400 as getQueueServiceUserResponse429 };
export { createDatabaseResponse400 as getQueueServiceUserResponse503 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse400 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse401 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse429 };
export { createDatabaseResponse400 as listQueueServiceUsersResponse503 };
export { getQueueServiceUserResponse200 as getQueueServiceUserByIdResponse200 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse400 };
export { createDatabaseResponse400 as getQueueServiceUserByIdResponse401 };
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
export { createDatabaseResponse400 as getQueueStatisticsResponse404 };
export { createDatabaseResponse400 as getQueueStatisticsResponse429 };
export { createDatabaseResponse400 as getQueueStatisticsResponse503 };
export { createDatabaseResponse400 as listQueueAddressesResponse401 };
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
export { createDatabaseResponse400 as listTeamsResponse401 };
export { createDatabaseResponse400 as listTeamsResponse429 };
export { createDatabaseResponse400 as listTeamsResponse503 };
export { createDatabaseResponse400 as getTeamResponse400 };
export { createDatabaseResponse400 as getTeamResponse401 };
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
export { createDatabaseResponse400 as listAuditLogsResponse401 };
export { createDatabaseResponse400 as listAuditLogsResponse429 };
export { createDatabaseResponse400 as listAuditLogsResponse503 };
export { createDatabaseResponse400 as listApiKeysResponse401 };
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
