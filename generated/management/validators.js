// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const createDatabaseParameters = validate20;
const schema31 = {"type":"object","properties":{},"$id":"createDatabaseParameters"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDatabaseParameters" */;
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

export const createDatabaseBody = validate21;
const schema32 = {"$ref":"contract#/components/schemas/create-database","$id":"createDatabaseBody"};
const schema34 = {"title":"CreateDatabase","description":"A regional database names its `region`. A global one has the region `global` and names its `primary_region`, and\nin `read_regions` those that it is read from besides.\n","allOf":[{"$ref":"#/components/schemas/create-database-fields"},{"if":{"required":["region"],"properties":{"region":{"enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1"]}}},"then":{"properties":{"primary_region":false}}},{"if":{"required":["region","read_regions"],"properties":{"region":{"enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1"]},"read_regions":{"type":"array","minItems":1}}},"then":{"properties":{"read_regions":false}}},{"if":{"anyOf":[{"required":["region"],"properties":{"region":{"const":"global"}}},{"required":["read_regions"],"properties":{"read_regions":{"type":"array","minItems":1}}}]},"then":{"required":["primary_region"],"properties":{"primary_region":{}}}}]};
const schema35 = {"title":"CreateDatabaseFields","type":"object","additionalProperties":false,"if":{"properties":{"database_name":false}},"then":{"required":["name"],"properties":{"name":{}}},"properties":{"name":{"$ref":"#/components/schemas/database-name"},"database_name":{"description":"Beyond the base contract. The name, as the hosted service's command-line program calls it; where both are\nthere, `name` counts.\n","$ref":"#/components/schemas/database-name","x-beyond-base-contract":true},"region":{"description":"Beyond the base contract it may be left out, or be empty, which is the same: a database with a `primary_region`\nis then global, and one without stands in `us-east-1`.\n","type":"string","enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1","global",""]},"primary_region":{"description":"Required for a global database, and only for that.","$ref":"#/components/schemas/global-region"},"read_regions":{"description":"Only for a global database. Without it the database is read from its primary region alone.","$ref":"#/components/schemas/read-regions"},"platform":{"description":"Beyond the base contract. The cloud that the regions are of, as the hosted service asks for it. Without effect:\nevery region is of this machine.\n","type":"string","enum":["aws","gcp",""],"x-beyond-base-contract":true},"tls":{"description":"Whether the database's port serves TLS. Without it, it does not.","type":"boolean"},"eviction":{"description":"Beyond the base contract. Whether keys are evicted when the memory is full.","type":"boolean","x-beyond-base-contract":true},"auto_upgrade":{"description":"Beyond the base contract. Whether the plan is upgraded when its limits are met.","type":"boolean","x-beyond-base-contract":true},"budget":{"description":"Beyond the base contract. The most that the database may cost a month.","$ref":"#/components/schemas/budget","x-beyond-base-contract":true},"plan":{"description":"Beyond the base contract. Without it, the plan that the server's settings name.","$ref":"#/components/schemas/requested-plan","x-beyond-base-contract":true},"consistent":{"description":"Beyond the base contract. Kept, and shown, for those that keep a desired state; otherwise without effect, since a\ndatabase of one process is always consistent.\n","type":"boolean","x-beyond-base-contract":true},"multizone":{"description":"Beyond the base contract. Kept, and shown; otherwise without effect, since there is one machine.","type":"boolean","x-beyond-base-contract":true},"multi_zone":{"description":"Beyond the base contract. The same, as older programs call it; where both are there, `multizone` counts.","type":"boolean","x-beyond-base-contract":true},"prod_pack_enabled":{"description":"Beyond the base contract. Kept, and shown; otherwise without effect, since whatever Plinth can do, every database\nhas.\n","type":"boolean","x-beyond-base-contract":true}}};
const schema36 = {"title":"DatabaseName","description":"ASCII letters, digits, hyphens and underscores: a database is also reached by its name, as a host. No two databases\nof one owner have the same name.\n","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$","x-pattern-words":"must have only letters, digits, \"-\" and \"_\""};
const schema38 = {"title":"GlobalRegion","description":"Where a part of a global database stands. From `us-east-2` on, beyond the base contract: the hosted service has\nthese by now, and its command line offers them.\n","type":"string","enum":["us-east-1","us-west-1","us-west-2","eu-west-1","eu-central-1","ap-southeast-1","ap-southeast-2","sa-east-1","us-east-2","ca-central-1","eu-west-2","ap-south-1","ap-northeast-1","af-south-1","us-central1","us-east4","europe-west1","asia-northeast1"]};
const schema41 = {"title":"Budget","description":"The most that the database may cost a month, in dollars; 0 sets no limit.","type":"integer","minimum":0,"maximum":1000000};
const schema42 = {"title":"RequestedPlan","description":"The pricing model. `free`, `payg` and `enterprise` are `Free`, `Pay as You Go` and `Enterprise`; of the names that the\nhosted service has besides, `paid` is `payg`, and `pro` and those with a size are `enterprise`.\n","type":"string","enum":["free","payg","enterprise","paid","pro","fixed_250mb","fixed_1gb","fixed_5gb","fixed_10gb","fixed_50gb","fixed_100gb","fixed_500gb"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const schema39 = {"title":"ReadRegions","description":"The primary region is one of them whether it is named or not. Null is an empty list.","type":["array","null"],"uniqueItems":true,"items":{"$ref":"#/components/schemas/global-region"}};
const func0 = require("ajv/dist/runtime/equal").default;

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
if((!(Array.isArray(data))) && (data !== null)){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/global-region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((data0 === "us-east-1") || (data0 === "us-west-1")) || (data0 === "us-west-2")) || (data0 === "eu-west-1")) || (data0 === "eu-central-1")) || (data0 === "ap-southeast-1")) || (data0 === "ap-southeast-2")) || (data0 === "sa-east-1")) || (data0 === "us-east-2")) || (data0 === "ca-central-1")) || (data0 === "eu-west-2")) || (data0 === "ap-south-1")) || (data0 === "ap-northeast-1")) || (data0 === "af-south-1")) || (data0 === "us-central1")) || (data0 === "us-east4")) || (data0 === "europe-west1")) || (data0 === "asia-northeast1"))){
validate25.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/global-region/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate25.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database_name !== undefined){
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
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate24.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.name = true;
props0.database_name = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.database_name !== undefined){
let data2 = data.database_name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func2(data2) > 64){
validate24.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/components/schemas/database-name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate24.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/components/schemas/database-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate24.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/components/schemas/database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/database_name",schemaPath:"#/components/schemas/database-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.region !== undefined){
let data3 = data.region;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate24.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data3 === "eu-west-1") || (data3 === "us-east-1")) || (data3 === "us-west-1")) || (data3 === "ap-northeast-1")) || (data3 === "us-central1")) || (data3 === "global")) || (data3 === ""))){
validate24.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema35.properties.region.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.primary_region !== undefined){
let data4 = data.primary_region;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate24.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/components/schemas/global-region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((data4 === "us-east-1") || (data4 === "us-west-1")) || (data4 === "us-west-2")) || (data4 === "eu-west-1")) || (data4 === "eu-central-1")) || (data4 === "ap-southeast-1")) || (data4 === "ap-southeast-2")) || (data4 === "sa-east-1")) || (data4 === "us-east-2")) || (data4 === "ca-central-1")) || (data4 === "eu-west-2")) || (data4 === "ap-south-1")) || (data4 === "ap-northeast-1")) || (data4 === "af-south-1")) || (data4 === "us-central1")) || (data4 === "us-east4")) || (data4 === "europe-west1")) || (data4 === "asia-northeast1"))){
validate24.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/components/schemas/global-region/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.read_regions !== undefined){
const _errs16 = errors;
if(!(validate25(data.read_regions, {instancePath:instancePath+"/read_regions",parentData:data,parentDataProperty:"read_regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.platform !== undefined){
let data6 = data.platform;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate24.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "aws") || (data6 === "gcp")) || (data6 === ""))){
validate24.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema35.properties.platform.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.tls !== undefined){
const _errs19 = errors;
if(typeof data.tls !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.eviction !== undefined){
const _errs21 = errors;
if(typeof data.eviction !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/properties/eviction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.auto_upgrade !== undefined){
const _errs23 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.budget !== undefined){
let data10 = data.budget;
const _errs25 = errors;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate24.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 > 1000000 || isNaN(data10)){
validate24.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate24.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.plan !== undefined){
let data11 = data.plan;
const _errs28 = errors;
if(typeof data11 !== "string"){
validate24.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/components/schemas/requested-plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data11 === "free") || (data11 === "payg")) || (data11 === "enterprise")) || (data11 === "paid")) || (data11 === "pro")) || (data11 === "fixed_250mb")) || (data11 === "fixed_1gb")) || (data11 === "fixed_5gb")) || (data11 === "fixed_10gb")) || (data11 === "fixed_50gb")) || (data11 === "fixed_100gb")) || (data11 === "fixed_500gb"))){
validate24.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/components/schemas/requested-plan/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.consistent !== undefined){
const _errs31 = errors;
if(typeof data.consistent !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/properties/consistent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.multizone !== undefined){
const _errs33 = errors;
if(typeof data.multizone !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.multi_zone !== undefined){
const _errs35 = errors;
if(typeof data.multi_zone !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/multi_zone",schemaPath:"#/properties/multi_zone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.prod_pack_enabled !== undefined){
const _errs37 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs37 === errors;
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
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.region === undefined) && (missing0 = "region")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.region !== undefined){
let data0 = data.region;
if(!(((((data0 === "eu-west-1") || (data0 === "us-east-1")) || (data0 === "us-west-1")) || (data0 === "ap-northeast-1")) || (data0 === "us-central1"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primary_region !== undefined){
validate23.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/allOf/1/then/properties/primary_region/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.primary_region = true;
props0.region = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate23.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.region === undefined) && (missing1 = "region")) || ((data.read_regions === undefined) && (missing1 = "read_regions"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.region !== undefined){
let data2 = data.region;
const _errs9 = errors;
if(!(((((data2 === "eu-west-1") || (data2 === "us-east-1")) || (data2 === "us-west-1")) || (data2 === "ap-northeast-1")) || (data2 === "us-central1"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.read_regions !== undefined){
let data3 = data.read_regions;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length < 1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.read_regions !== undefined){
validate23.errors = [{instancePath:instancePath+"/read_regions",schemaPath:"#/allOf/2/then/properties/read_regions/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.read_regions = true;
props1.region = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate23.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
const _errs13 = errors;
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
const _errs16 = errors;
let valid8 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.region === undefined) && (missing2 = "region")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.region !== undefined){
if("global" !== data.region){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
var _valid3 = _errs17 === errors;
valid8 = valid8 || _valid3;
if(_valid3){
var props2 = {};
props2.region = true;
}
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.read_regions === undefined) && (missing3 = "read_regions")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.read_regions !== undefined){
let data6 = data.read_regions;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
if(data6.length < 1){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
var _valid3 = _errs19 === errors;
valid8 = valid8 || _valid3;
if(_valid3){
if(props2 !== true){
props2 = props2 || {};
props2.read_regions = true;
}
}
if(!valid8){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.primary_region === undefined) && (missing4 = "primary_region")){
validate23.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid2 = _errs22 === errors;
valid7 = _valid2;
if(valid7){
if(props2 !== true){
props2 = props2 || {};
props2.primary_region = true;
}
}
}
if(!valid7){
const err14 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate23.errors = vErrors;
return false;
}
var valid0 = _errs13 === errors;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDatabaseBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDatabasesParameters = validate29;
const schema43 = {"type":"object","properties":{"query":{"type":"object","properties":{"credentials":{"type":"string"}},"required":[]}},"$id":"listDatabasesParameters"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDatabasesParameters" */;
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
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.credentials !== undefined){
if(typeof data0.credentials !== "string"){
validate29.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate29.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export const getDatabaseParameters = validate30;
const schema44 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"credentials":{"type":"string"}},"required":[]}},"$id":"getDatabaseParameters"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDatabaseParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.credentials !== undefined){
if(typeof data2.credentials !== "string"){
validate30.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const deleteDatabaseByPostParameters = validate31;
const schema45 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"force":{"type":"boolean","default":false}},"required":[]}},"$id":"deleteDatabaseByPostParameters"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDatabaseByPostParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.force === undefined){
data2.force = false;
}
if(typeof data2.force !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const renameDatabaseParameters = validate32;
const schema46 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]}},"$id":"renameDatabaseParameters"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renameDatabaseParameters" */;
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
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate32.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const renameDatabaseBody = validate33;
const schema47 = {"$ref":"contract#/components/schemas/rename-database","$id":"renameDatabaseBody"};
const schema48 = {"title":"RenameDatabase","type":"object","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/database-name"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data.name === undefined) && (missing0 = "name")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/database-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate34.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renameDatabaseBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const updateRegionsBody = validate36;
const schema50 = {"$ref":"contract#/components/schemas/update-regions","$id":"updateRegionsBody"};
const schema51 = {"title":"UpdateRegions","type":"object","required":["read_regions"],"properties":{"read_regions":{"$ref":"#/components/schemas/read-regions"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.read_regions === undefined) && (missing0 = "read_regions")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.read_regions !== undefined){
if(!(validate25(data.read_regions, {instancePath:instancePath+"/read_regions",parentData:data,parentDataProperty:"read_regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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
validate37.evaluated = {"props":{"read_regions":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegionsBody" */;
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
validate36.evaluated = {"props":{"read_regions":true},"dynamicProps":false,"dynamicItems":false};

export const moveDatabaseToTeamBody = validate40;
const schema52 = {"$ref":"contract#/components/schemas/move-to-team","$id":"moveDatabaseToTeamBody"};
const schema53 = {"title":"MoveToTeam","type":"object","required":["team_id","database_id"],"properties":{"team_id":{"type":"string","examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"],"minLength":1},"database_id":{"type":"string","examples":["96ad0856-03b1-4ee7-9666-e81abd0349e1","93e3a3e1-2f0c-4d6b-b1b7-0d0f6a1f7a52"],"minLength":1}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveDatabaseToTeamBody" */;
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
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.database_id === undefined) && (missing0 = "database_id"))){
validate40.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-to-team/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/move-to-team/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/move-to-team/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.database_id !== undefined){
let data1 = data.database_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/database_id",schemaPath:"contract#/components/schemas/move-to-team/properties/database_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/database_id",schemaPath:"contract#/components/schemas/move-to-team/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-to-team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"team_id":true,"database_id":true},"dynamicProps":false,"dynamicItems":false};

export const getDatabaseStatisticsParameters = validate41;
const schema54 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"period":{"type":"string"}},"required":[]}},"$id":"getDatabaseStatisticsParameters"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDatabaseStatisticsParameters" */;
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
if((data0.id === undefined) && (missing0 = "id")){
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data2.period !== undefined){
if(typeof data2.period !== "string"){
validate41.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const updateBudgetBody = validate42;
const schema55 = {"$ref":"contract#/components/schemas/update-budget","$id":"updateBudgetBody"};
const schema56 = {"title":"UpdateBudget","type":"object","required":["budget"],"properties":{"budget":{"$ref":"#/components/schemas/budget"}}};

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
if((data.budget === undefined) && (missing0 = "budget")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.budget !== undefined){
let data0 = data.budget;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate43.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/components/schemas/budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
validate43.evaluated = {"props":{"budget":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateBudgetBody" */;
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
validate42.evaluated = {"props":{"budget":true},"dynamicProps":false,"dynamicItems":false};

export const changePlanBody = validate45;
const schema58 = {"$ref":"contract#/components/schemas/change-plan","$id":"changePlanBody"};
const schema59 = {"title":"ChangePlan","type":"object","additionalProperties":false,"if":{"properties":{"plan":false}},"then":{"required":["plan_name"],"properties":{"plan_name":{}}},"properties":{"plan_name":{"$ref":"#/components/schemas/requested-plan"},"plan":{"description":"The same, as the hosted service's command-line program calls it; where both are there, `plan_name` counts.\n","$ref":"#/components/schemas/requested-plan"},"auto_upgrade":{"description":"Where it is given, whether the plan is upgraded when its limits are met.","type":"boolean"},"prod_pack_enabled":{"description":"Where it is given, kept, and shown; otherwise without effect.","type":"boolean"},"database_id":{"description":"Without effect, the path says which database it is; the hosted service has it in its own contract.","type":"string","examples":["96ad0856-03b1-4ee7-9666-e81abd0349e1"]}}};

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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan !== undefined){
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
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plan_name === undefined) && (missing0 = "plan_name")){
validate46.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.plan_name = true;
props0.plan = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate46.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!(((((key0 === "plan_name") || (key0 === "plan")) || (key0 === "auto_upgrade")) || (key0 === "prod_pack_enabled")) || (key0 === "database_id"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.plan_name !== undefined){
let data1 = data.plan_name;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate46.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"#/components/schemas/requested-plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data1 === "free") || (data1 === "payg")) || (data1 === "enterprise")) || (data1 === "paid")) || (data1 === "pro")) || (data1 === "fixed_250mb")) || (data1 === "fixed_1gb")) || (data1 === "fixed_5gb")) || (data1 === "fixed_10gb")) || (data1 === "fixed_50gb")) || (data1 === "fixed_100gb")) || (data1 === "fixed_500gb"))){
validate46.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"#/components/schemas/requested-plan/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.plan !== undefined){
let data2 = data.plan;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate46.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/components/schemas/requested-plan/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data2 === "free") || (data2 === "payg")) || (data2 === "enterprise")) || (data2 === "paid")) || (data2 === "pro")) || (data2 === "fixed_250mb")) || (data2 === "fixed_1gb")) || (data2 === "fixed_5gb")) || (data2 === "fixed_10gb")) || (data2 === "fixed_50gb")) || (data2 === "fixed_100gb")) || (data2 === "fixed_500gb"))){
validate46.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/components/schemas/requested-plan/enum",keyword:"enum",params:{allowedValues: schema42.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.auto_upgrade !== undefined){
const _errs11 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.prod_pack_enabled !== undefined){
const _errs13 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.database_id !== undefined){
const _errs15 = errors;
if(typeof data.database_id !== "string"){
validate46.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="changePlanBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAllowlistBody = validate48;
const schema62 = {"$ref":"contract#/components/schemas/update-allowlist","$id":"updateAllowlistBody"};
const schema63 = {"title":"UpdateAllowlist","type":"object","required":["allowed_ips"],"properties":{"allowed_ips":{"description":"Addresses of IPv4 and IPv6, and networks of them in CIDR notation. Null is an empty list.\n","type":["array","null"],"maxItems":500,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9A-Fa-f:.]+(/\\d{1,3})?$","x-pattern-words":"must be an address, or a network in CIDR notation"}}}};
const pattern7 = new RegExp("^[0-9A-Fa-f:.]+(/\\d{1,3})?$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAllowlistBody" */;
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
if((data.allowed_ips === undefined) && (missing0 = "allowed_ips")){
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/update-allowlist/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.allowed_ips !== undefined){
let data0 = data.allowed_ips;
const _errs2 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate48.errors = [{instancePath:instancePath+"/allowed_ips",schemaPath:"contract#/components/schemas/update-allowlist/properties/allowed_ips/type",keyword:"type",params:{type: schema63.properties.allowed_ips.type},message:"must be array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate48.errors = [{instancePath:instancePath+"/allowed_ips",schemaPath:"contract#/components/schemas/update-allowlist/properties/allowed_ips/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate48.errors = [{instancePath:instancePath+"/allowed_ips/" + i0,schemaPath:"contract#/components/schemas/update-allowlist/properties/allowed_ips/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/allowed_ips/" + i0,schemaPath:"contract#/components/schemas/update-allowlist/properties/allowed_ips/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate48.errors = [{instancePath:instancePath+"/allowed_ips",schemaPath:"contract#/components/schemas/update-allowlist/properties/allowed_ips/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
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
validate48.errors = [{instancePath,schemaPath:"contract#/components/schemas/update-allowlist/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"allowed_ips":true},"dynamicProps":false,"dynamicItems":false};

export const createBackupBody = validate49;
const schema64 = {"$ref":"contract#/components/schemas/create-backup","$id":"createBackupBody"};
const schema65 = {"title":"CreateBackup","type":"object","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/name"}}};
const schema66 = {"title":"Name","description":"ASCII letters and digits; spaces, dots, underscores and hyphens may stand between them. Two records of one kind\nand owner never have the same name.\n","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$","x-pattern-words":"must have only letters, digits, spaces, \".\", \"_\" and \"-\", and begin and end with a letter or digit"};
const pattern8 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createBackupBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const restoreBackupBody = validate52;
const schema67 = {"$ref":"contract#/components/schemas/restore-backup","$id":"restoreBackupBody"};
const schema68 = {"title":"RestoreBackup","type":"object","required":["backup_id"],"properties":{"backup_id":{"type":"string","minLength":1,"examples":["1d62a45b-c567-4239-b23e-449ad33a62e0"]}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="restoreBackupBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
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
if((data.backup_id === undefined) && (missing0 = "backup_id")){
validate52.errors = [{instancePath,schemaPath:"contract#/components/schemas/restore-backup/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.backup_id !== undefined){
let data0 = data.backup_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"contract#/components/schemas/restore-backup/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"contract#/components/schemas/restore-backup/properties/backup_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"contract#/components/schemas/restore-backup/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"backup_id":true},"dynamicProps":false,"dynamicItems":false};

export const deleteBackupParameters = validate53;
const schema69 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1},"backup_id":{"type":"string","minLength":1}},"required":["id","backup_id"]}},"$id":"deleteBackupParameters"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteBackupParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.backup_id === undefined) && (missing0 = "backup_id"))){
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate53.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.backup_id !== undefined){
let data2 = data0.backup_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/path/backup_id",schemaPath:"#/properties/path/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/path/backup_id",schemaPath:"#/properties/path/properties/backup_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate53.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const createKafkaClusterBody = validate54;
const schema70 = {"$ref":"contract#/components/schemas/create-kafka-cluster","$id":"createKafkaClusterBody"};
const schema71 = {"title":"CreateKafkaCluster","type":"object","additionalProperties":false,"required":["name","region"],"properties":{"name":{"$ref":"#/components/schemas/kafka-cluster-name"},"region":{"type":"string","enum":["eu-west-1","us-east-1"]},"multizone":{"description":"Whether it is to be spread over zones. Kept, and shown; without it, it is not.","type":"boolean"}}};
const schema72 = {"title":"KafkaClusterName","description":"ASCII letters, digits, hyphens and underscores: a cluster is also reached by its name, as a host. No two clusters of\none owner have the same name.\n","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$","x-pattern-words":"must have only letters, digits, \"-\" and \"_\""};

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
if(((data.name === undefined) && (missing0 = "name")) || ((data.region === undefined) && (missing0 = "region"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "region")) || (key0 === "multizone"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate55.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate55.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate55.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate55.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "eu-west-1") || (data1 === "us-east-1"))){
validate55.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema71.properties.region.enum},message:"must be equal to one of the allowed values"}];
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
validate55.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createKafkaClusterBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renameKafkaClusterBody = validate57;
const schema73 = {"$ref":"contract#/components/schemas/rename-kafka-cluster","$id":"renameKafkaClusterBody"};
const schema74 = {"title":"RenameKafkaCluster","type":"object","required":["name"],"properties":{"name":{"$ref":"#/components/schemas/kafka-cluster-name"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/kafka-cluster-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renameKafkaClusterBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const moveKafkaClusterToTeamBody = validate60;
const schema76 = {"$ref":"contract#/components/schemas/move-kafka-cluster-to-team","$id":"moveKafkaClusterToTeamBody"};
const schema77 = {"title":"MoveKafkaClusterToTeam","type":"object","required":["team_id","cluster_id"],"properties":{"team_id":{"type":"string","examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"],"minLength":1},"cluster_id":{"type":"string","examples":["dea1f974","9bc0e897-cbd3-4997-895a-fd77ad00aec9"],"minLength":1}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveKafkaClusterToTeamBody" */;
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
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))){
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/team_id",schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cluster_id !== undefined){
let data1 = data.cluster_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-kafka-cluster-to-team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"team_id":true,"cluster_id":true},"dynamicProps":false,"dynamicItems":false};

export const createKafkaCredentialBody = validate61;
const schema78 = {"$ref":"contract#/components/schemas/create-kafka-credential","$id":"createKafkaCredentialBody"};
const schema79 = {"title":"CreateKafkaCredential","type":"object","required":["credential_name","cluster_id","topic","permissions"],"properties":{"credential_name":{"$ref":"#/components/schemas/name"},"cluster_id":{"type":"string","examples":["1793bfa1-d96e-46de-99ed-8f91f083209d"],"minLength":1},"topic":{"$ref":"#/components/schemas/credential-topic"},"permissions":{"$ref":"#/components/schemas/credential-permissions"}}};
const schema81 = {"title":"CredentialTopic","description":"The name of a topic, which need not be there yet, or how the names of topics begin and a `*`: `users.*`, or `*` for\nevery topic.\n","type":"string","minLength":1,"maxLength":249,"pattern":"^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$","x-pattern-words":"must have only letters, digits, \".\", \"_\" and \"-\", and may end with \"*\"; it is not \".\" or \"..\""};
const schema82 = {"title":"CredentialPermissions","type":"string","enum":["ALL","PRODUCE","CONSUME"]};
const pattern12 = new RegExp("^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.credential_name === undefined) && (missing0 = "credential_name")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.credential_name !== undefined){
let data0 = data.credential_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate62.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/components/schemas/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/components/schemas/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate62.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/components/schemas/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"#/components/schemas/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
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
if(func2(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 249){
validate62.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/credential-topic/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate62.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/credential-topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data2)){
validate62.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/credential-topic/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$"},message:"must match pattern \""+"^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$"+"\""}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/credential-topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs9 = errors;
if(typeof data3 !== "string"){
validate62.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate62.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/components/schemas/credential-permissions/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"credential_name":true,"cluster_id":true,"topic":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createKafkaCredentialBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"credential_name":true,"cluster_id":true,"topic":true,"permissions":true},"dynamicProps":false,"dynamicItems":false};

export const createKafkaTopicBody = validate64;
const schema83 = {"$ref":"contract#/components/schemas/create-kafka-topic","$id":"createKafkaTopicBody"};
const schema84 = {"title":"CreateKafkaTopic","description":"What is left out, and what is -1, is the most that the cluster allows.","type":"object","additionalProperties":false,"required":["name","partitions","cluster_id"],"properties":{"name":{"$ref":"#/components/schemas/topic-name"},"partitions":{"$ref":"#/components/schemas/partitions"},"retention_time":{"$ref":"#/components/schemas/retention-time"},"retention_size":{"$ref":"#/components/schemas/retention-size"},"max_message_size":{"$ref":"#/components/schemas/message-size"},"cleanup_policy":{"description":"Without it, `delete`.","$ref":"#/components/schemas/cleanup-policy"},"cluster_id":{"type":"string","examples":["9bc0e897-cbd3-4997-895a-fd77ad00aec9"],"minLength":1}}};
const schema85 = {"title":"TopicName","description":"As Kafka has it: ASCII letters, digits, dots, underscores and hyphens, and neither `.` nor `..`. No two topics of a\ncluster have the same name.\n","type":"string","minLength":1,"maxLength":249,"pattern":"^(?!\\.{1,2}$)[A-Za-z0-9._-]+$","x-pattern-words":"must have only letters, digits, \".\", \"_\" and \"-\", and not be \".\" or \"..\""};
const schema86 = {"title":"Partitions","type":"integer","minimum":1,"maximum":10000};
const schema87 = {"title":"RetentionTime","description":"How long messages are kept, in milliseconds.","type":"integer","minimum":-1,"maximum":9007199254740991};
const schema88 = {"title":"RetentionSize","description":"How many bytes are kept of each partition.","type":"integer","minimum":-1,"maximum":9007199254740991};
const schema89 = {"title":"MessageSize","description":"Bytes of one message as it is stored.","type":"integer","minimum":-1,"maximum":2147483647};
const schema90 = {"title":"CleanupPolicy","description":"Whether messages that are too old, or too many, are deleted, or only the last message of each key is kept.\n","type":"string","enum":["delete","compact"]};
const pattern13 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9._-]+$", "u");

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
if((((data.name === undefined) && (missing0 = "name")) || ((data.partitions === undefined) && (missing0 = "partitions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "partitions")) || (key0 === "retention_time")) || (key0 === "retention_size")) || (key0 === "max_message_size")) || (key0 === "cleanup_policy")) || (key0 === "cluster_id"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 249){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data0)){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partitions !== undefined){
let data1 = data.partitions;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate65.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.retention_time !== undefined){
let data2 = data.retention_time;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate65.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < -1 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
if(data.retention_size !== undefined){
let data3 = data.retention_size;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate65.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < -1 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
if(data.max_message_size !== undefined){
let data4 = data.max_message_size;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate65.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < -1 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cleanup_policy !== undefined){
let data5 = data.cleanup_policy;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate65.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "delete") || (data5 === "compact"))){
validate65.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"#/components/schemas/cleanup-policy/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cluster_id !== undefined){
let data6 = data.cluster_id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate65.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
/*# sourceURL="createKafkaTopicBody" */;
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

export const listKafkaTopicsParameters = validate67;
const schema91 = {"type":"object","properties":{"path":{"type":"object","properties":{"cluster_id":{"type":"string","minLength":1}},"required":["cluster_id"]},"query":{"type":"object","properties":{"credentials":{"type":"string"}},"required":[]}},"$id":"listKafkaTopicsParameters"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaTopicsParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
if((data0.cluster_id === undefined) && (missing0 = "cluster_id")){
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data2.credentials !== undefined){
if(typeof data2.credentials !== "string"){
validate67.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const updateKafkaTopicBody = validate68;
const schema92 = {"$ref":"contract#/components/schemas/update-kafka-topic","$id":"updateKafkaTopicBody"};
const schema93 = {"title":"UpdateKafkaTopic","description":"What is -1 is the most that the cluster allows.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"retention_time":{"$ref":"#/components/schemas/retention-time"},"retention_size":{"$ref":"#/components/schemas/retention-size"},"max_message_size":{"$ref":"#/components/schemas/message-size"},"partitions":{"$ref":"#/components/schemas/partitions"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate69.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "retention_time") || (key0 === "retention_size")) || (key0 === "max_message_size")) || (key0 === "partitions"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.retention_time !== undefined){
let data0 = data.retention_time;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate69.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < -1 || isNaN(data0)){
validate69.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"#/components/schemas/retention-time/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
if(data.retention_size !== undefined){
let data1 = data.retention_size;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate69.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate69.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < -1 || isNaN(data1)){
validate69.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"#/components/schemas/retention-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
if(data.max_message_size !== undefined){
let data2 = data.max_message_size;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate69.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < -1 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"#/components/schemas/message-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
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
if(data.partitions !== undefined){
let data3 = data.partitions;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate69.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/components/schemas/partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateKafkaTopicBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKafkaGroupsParameters = validate71;
const schema98 = {"type":"object","properties":{"path":{"type":"object","properties":{"cluster_id":{"type":"string","minLength":1}},"required":["cluster_id"]}},"$id":"listKafkaGroupsParameters"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaGroupsParameters" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.cluster_id === undefined) && (missing0 = "cluster_id")){
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const getKafkaGroupParameters = validate72;
const schema99 = {"type":"object","properties":{"path":{"type":"object","properties":{"cluster_id":{"type":"string","minLength":1},"group_id":{"type":"string","minLength":1}},"required":["cluster_id","group_id"]}},"$id":"getKafkaGroupParameters"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getKafkaGroupParameters" */;
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
if(((data0.cluster_id === undefined) && (missing0 = "cluster_id")) || ((data0.group_id === undefined) && (missing0 = "group_id"))){
validate72.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate72.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.group_id !== undefined){
let data2 = data0.group_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate72.errors = [{instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate72.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const resetKafkaGroupBody = validate73;
const schema100 = {"$ref":"contract#/components/schemas/reset-kafka-group","$id":"resetKafkaGroupBody"};
const schema101 = {"title":"ResetKafkaGroup","description":"`offset` is given where `to` is `offset`, and `timestamp` where it is `timestamp`.\n","allOf":[{"$ref":"#/components/schemas/reset-kafka-group-fields"},{"if":{"properties":{"to":{"const":"offset"}}},"then":{"required":["offset"],"properties":{"offset":{}}},"else":{"properties":{"offset":false}}},{"if":{"properties":{"to":{"const":"timestamp"}}},"then":{"required":["timestamp"],"properties":{"timestamp":{}}},"else":{"properties":{"timestamp":false}}}]};
const schema102 = {"title":"ResetKafkaGroupFields","type":"object","additionalProperties":false,"required":["topic","to"],"properties":{"topic":{"$ref":"#/components/schemas/topic-name"},"partitions":{"description":"Without them, all that the topic has.","type":"array","minItems":1,"maxItems":10000,"items":{"type":"integer","minimum":0,"maximum":9999}},"to":{"description":"The first message, the end, a given offset, the first message that is not older than a given time (the end where\nthere is none), or `nothing`: what is committed is forgotten.\n","type":"string","enum":["earliest","latest","offset","timestamp","nothing"]},"offset":{"description":"One that the partitions have, or their end.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"timestamp":{"description":"Milliseconds since 1970 UTC.","type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.to === undefined) && (missing0 = "to"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "topic") || (key0 === "partitions")) || (key0 === "to")) || (key0 === "offset")) || (key0 === "timestamp"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(func2(data0) > 249){
validate75.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/maxLength",keyword:"maxLength",params:{limit: 249},message:"must NOT have more than 249 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate75.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern13.test(data0)){
validate75.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/components/schemas/topic-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partitions !== undefined){
let data1 = data.partitions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 10000){
validate75.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
if(data1.length < 1){
validate75.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate75.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 9999 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate75.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data3 === "earliest") || (data3 === "latest")) || (data3 === "offset")) || (data3 === "timestamp")) || (data3 === "nothing"))){
validate75.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/enum",keyword:"enum",params:{allowedValues: schema102.properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data4 = data.offset;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate75.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate75.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate75.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.timestamp !== undefined){
let data5 = data.timestamp;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate75.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate75.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate75.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to !== undefined){
if("offset" !== data.to){
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
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.offset === undefined) && (missing0 = "offset")){
validate74.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.offset = true;
props0.to = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset !== undefined){
validate74.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/allOf/1/else/properties/offset/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.offset = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate74.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to !== undefined){
if("timestamp" !== data.to){
const err2 = {};
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
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.timestamp === undefined) && (missing1 = "timestamp")){
validate74.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.timestamp = true;
props1.to = true;
}
ifClause1 = "then";
}
else {
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
validate74.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/allOf/2/else/properties/timestamp/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = props1 || {};
props1.timestamp = true;
}
}
ifClause1 = "else";
}
if(!valid4){
const err3 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate74.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resetKafkaGroupBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createConnectorBody = validate78;
const schema104 = {"$ref":"contract#/components/schemas/create-connector","$id":"createConnectorBody"};
const schema105 = {"title":"CreateConnector","type":"object","required":["name","cluster_id","properties"],"properties":{"name":{"$ref":"#/components/schemas/name"},"cluster_id":{"type":"string","examples":["9bc0e897-cbd3-4997-895a-fd77ad00aec9","7568431c-88d5-4409-a808-2167f22a7133"],"minLength":1},"properties":{"$ref":"#/components/schemas/connector-properties"}}};
const schema107 = {"title":"ConnectorProperties","description":"What the connector is configured with, under the names of Kafka Connect and of the connector's class. Numbers and\nbooleans are taken as the texts that they are written as.\n","type":"object","minProperties":1,"propertyNames":{"minLength":1},"additionalProperties":{"type":["string","number","boolean"]}};

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
if((((data.name === undefined) && (missing0 = "name")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.properties === undefined) && (missing0 = "properties"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
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
if(func2(data1) < 1){
validate79.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
validate79.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key0 in data2){
const _errs9 = errors;
if(typeof key0 === "string"){
if(func2(key0) < 1){
const err0 = {instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate79.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key1 in data2){
let data3 = data2[key1];
const _errs11 = errors;
if(((typeof data3 !== "string") && (!(typeof data3 == "number"))) && (typeof data3 !== "boolean")){
validate79.errors = [{instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/connector-properties/additionalProperties/type",keyword:"type",params:{type: schema107.additionalProperties.type},message:"must be string,number,boolean"}];
return false;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"name":true,"cluster_id":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createConnectorBody" */;
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
validate78.evaluated = {"props":{"name":true,"cluster_id":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

export const updateConnectorBody = validate81;
const schema108 = {"$ref":"contract#/components/schemas/update-connector","$id":"updateConnectorBody"};
const schema109 = {"title":"UpdateConnector","description":"The properties that change, each a field; or all of them as an object in the one field `properties`.","type":"object","minProperties":1,"properties":{"properties":{"$ref":"#/components/schemas/connector-properties"}},"additionalProperties":{"type":["string","number","boolean"]}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate82.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "properties")){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate82.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema109.additionalProperties.type},message:"must be string,number,boolean"}];
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
if(_errs1 === errors){
if(data.properties !== undefined){
let data1 = data.properties;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
validate82.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
for(const key1 in data1){
const _errs7 = errors;
if(typeof key1 === "string"){
if(func2(key1) < 1){
const err0 = {instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate82.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data1){
let data2 = data1[key2];
const _errs9 = errors;
if(((typeof data2 !== "string") && (!(typeof data2 == "number"))) && (typeof data2 !== "boolean")){
validate82.errors = [{instancePath:instancePath+"/properties/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/connector-properties/additionalProperties/type",keyword:"type",params:{type: schema107.additionalProperties.type},message:"must be string,number,boolean"}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/components/schemas/connector-properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateConnectorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setQueuePlanBody = validate84;
const schema111 = {"$ref":"contract#/components/schemas/set-queue-plan","$id":"setQueuePlanBody"};
const schema112 = {"title":"SetQueuePlan","type":"object","required":["plan_name"],"properties":{"plan_name":{"$ref":"#/components/schemas/queue-plan-name"}}};
const schema113 = {"title":"QueuePlanName","description":"The plans of the queue service, as the hosted service names them: `paid` has the limits of `Pay as You Go`, those with\na number of messages have the limits of `Enterprise`.\n","type":"string","enum":["free","paid","qstash_fixed_1m","qstash_fixed_10m","qstash_fixed_100m","qstash_enterprise_1m","qstash_enterprise_10m"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plan_name === undefined) && (missing0 = "plan_name")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.plan_name !== undefined){
let data0 = data.plan_name;
if(typeof data0 !== "string"){
validate85.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"#/components/schemas/queue-plan-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "free") || (data0 === "paid")) || (data0 === "qstash_fixed_1m")) || (data0 === "qstash_fixed_10m")) || (data0 === "qstash_fixed_100m")) || (data0 === "qstash_enterprise_1m")) || (data0 === "qstash_enterprise_10m"))){
validate85.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"#/components/schemas/queue-plan-name/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"plan_name":true},"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="setQueuePlanBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"plan_name":true},"dynamicProps":false,"dynamicItems":false};

export const getQueueStatisticsParameters = validate87;
const schema114 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"period":{"type":"string","enum":["1h","3h","12h","1d","3d","7d","30d"],"default":"1h"}},"required":[]}},"$id":"getQueueStatisticsParameters"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueStatisticsParameters" */;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate87.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate87.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data2.period === undefined){
data2.period = "1h";
}
let data3 = data2.period;
if(typeof data3 !== "string"){
validate87.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data3 === "1h") || (data3 === "3h")) || (data3 === "12h")) || (data3 === "1d")) || (data3 === "3d")) || (data3 === "7d")) || (data3 === "30d"))){
validate87.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/enum",keyword:"enum",params:{allowedValues: schema114.properties.query.properties.period.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const moveQueueUserToTeamBody = validate88;
const schema115 = {"$ref":"contract#/components/schemas/move-queue-user-to-team","$id":"moveQueueUserToTeamBody"};
const schema116 = {"title":"MoveQueueUserToTeam","type":"object","required":["qstash_id","target_team_id"],"properties":{"qstash_id":{"type":"string","minLength":1},"target_team_id":{"type":"string","minLength":1}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveQueueUserToTeamBody" */;
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
if(((data.qstash_id === undefined) && (missing0 = "qstash_id")) || ((data.target_team_id === undefined) && (missing0 = "target_team_id"))){
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-queue-user-to-team/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.qstash_id !== undefined){
let data0 = data.qstash_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate88.errors = [{instancePath:instancePath+"/qstash_id",schemaPath:"contract#/components/schemas/move-queue-user-to-team/properties/qstash_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/qstash_id",schemaPath:"contract#/components/schemas/move-queue-user-to-team/properties/qstash_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.target_team_id !== undefined){
let data1 = data.target_team_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/target_team_id",schemaPath:"contract#/components/schemas/move-queue-user-to-team/properties/target_team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/target_team_id",schemaPath:"contract#/components/schemas/move-queue-user-to-team/properties/target_team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"contract#/components/schemas/move-queue-user-to-team/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"qstash_id":true,"target_team_id":true},"dynamicProps":false,"dynamicItems":false};

export const createTeamBody = validate89;
const schema117 = {"$ref":"contract#/components/schemas/create-team","$id":"createTeamBody"};
const schema118 = {"title":"CreateTeam","type":"object","required":["team_name","copy_cc"],"properties":{"team_name":{"$ref":"#/components/schemas/name"},"copy_cc":{"description":"Whether the team pays with the card of its creator.","type":"boolean"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((data.team_name === undefined) && (missing0 = "team_name")) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.team_name !== undefined){
let data0 = data.team_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate90.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/components/schemas/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate90.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/components/schemas/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate90.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/components/schemas/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/team_name",schemaPath:"#/components/schemas/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copy_cc !== undefined){
const _errs4 = errors;
if(typeof data.copy_cc !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"#/properties/copy_cc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"team_name":true,"copy_cc":true},"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTeamBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"team_name":true,"copy_cc":true},"dynamicProps":false,"dynamicItems":false};

export const getTeamParameters = validate92;
const schema120 = {"type":"object","properties":{"path":{"type":"object","properties":{"team_id":{"type":"string","minLength":1}},"required":["team_id"]}},"$id":"getTeamParameters"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTeamParameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
if((data0.team_id === undefined) && (missing0 = "team_id")){
validate92.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.team_id !== undefined){
let data1 = data0.team_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate92.errors = [{instancePath:instancePath+"/path/team_id",schemaPath:"#/properties/path/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/path/team_id",schemaPath:"#/properties/path/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const addTeamMemberBody = validate93;
const schema121 = {"$ref":"contract#/components/schemas/add-team-member","$id":"addTeamMemberBody"};
const schema122 = {"title":"AddTeamMember","type":"object","required":["team_id","member_email","member_role"],"properties":{"team_id":{"type":"string","minLength":1,"examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"]},"member_email":{"$ref":"#/components/schemas/email"},"member_role":{"type":"string","enum":["admin","dev","finance"]}}};
const schema123 = {"title":"EMail","type":"string","minLength":3,"maxLength":254,"pattern":"^[^\\s@]+@[^\\s@]+$","x-pattern-words":"must be an e-mail address"};
const pattern17 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");

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
if((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.member_email === undefined) && (missing0 = "member_email"))) || ((data.member_role === undefined) && (missing0 = "member_role"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate94.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_email !== undefined){
let data1 = data.member_email;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 254){
validate94.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func2(data1) < 3){
validate94.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern17.test(data1)){
validate94.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_role !== undefined){
let data2 = data.member_role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate94.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "admin") || (data2 === "dev")) || (data2 === "finance"))){
validate94.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema122.properties.member_role.enum},message:"must be equal to one of the allowed values"}];
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
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"team_id":true,"member_email":true,"member_role":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addTeamMemberBody" */;
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
validate93.evaluated = {"props":{"team_id":true,"member_email":true,"member_role":true},"dynamicProps":false,"dynamicItems":false};

export const removeTeamMemberBody = validate96;
const schema124 = {"$ref":"contract#/components/schemas/remove-team-member","$id":"removeTeamMemberBody"};
const schema125 = {"title":"RemoveTeamMember","type":"object","required":["team_id","member_email"],"properties":{"team_id":{"type":"string","minLength":1,"examples":["75b471f2-15a1-47b0-8ce5-12a57682bfc9"]},"member_email":{"$ref":"#/components/schemas/email"}}};

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
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.member_email === undefined) && (missing0 = "member_email"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.member_email !== undefined){
let data1 = data.member_email;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 254){
validate97.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func2(data1) < 3){
validate97.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern17.test(data1)){
validate97.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/member_email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"team_id":true,"member_email":true},"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeTeamMemberBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"team_id":true,"member_email":true},"dynamicProps":false,"dynamicItems":false};

export const createApiKeyBody = validate99;
const schema127 = {"$ref":"contract#/components/schemas/create-api-key","$id":"createApiKeyBody"};
const schema128 = {"title":"CreateApiKey","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"#/components/schemas/name"},"read_only":{"description":"Whether the key may only read. Without it, the key may do everything. It can not be changed later.\n","type":"boolean"}}};

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
if((data.name === undefined) && (missing0 = "name")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "read_only"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only !== undefined){
const _errs5 = errors;
if(typeof data.read_only !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
/*# sourceURL="createApiKeyBody" */;
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

export { deleteDatabaseByPostParameters as deleteDatabaseParameters };
export { renameDatabaseParameters as resetDatabasePasswordParameters };
export { renameDatabaseParameters as enableTlsParameters };
export { renameDatabaseParameters as enableEvictionParameters };
export { renameDatabaseParameters as disableEvictionParameters };
export { renameDatabaseParameters as enableAutoUpgradeParameters };
export { renameDatabaseParameters as disableAutoUpgradeParameters };
export { renameDatabaseParameters as updateRegionsParameters };
export { createDatabaseParameters as moveDatabaseToTeamParameters };
export { renameDatabaseParameters as updateBudgetParameters };
export { renameDatabaseParameters as changePlanParameters };
export { renameDatabaseParameters as changePlanOfDatabaseParameters };
export { changePlanBody as changePlanOfDatabaseBody };
export { renameDatabaseParameters as enableProdPackParameters };
export { renameDatabaseParameters as disableProdPackParameters };
export { renameDatabaseParameters as enableMultizoneParameters };
export { renameDatabaseParameters as updateAllowlistParameters };
export { renameDatabaseParameters as listBackupsParameters };
export { renameDatabaseParameters as createBackupParameters };
export { renameDatabaseParameters as restoreBackupParameters };
export { renameDatabaseParameters as enableDailyBackupByPostParameters };
export { renameDatabaseParameters as enableDailyBackupParameters };
export { renameDatabaseParameters as disableDailyBackupByPostParameters };
export { renameDatabaseParameters as disableDailyBackupParameters };
export { createDatabaseParameters as createKafkaClusterParameters };
export { listDatabasesParameters as listKafkaClustersParameters };
export { getDatabaseParameters as getKafkaClusterParameters };
export { renameDatabaseParameters as deleteKafkaClusterParameters };
export { renameDatabaseParameters as renameKafkaClusterParameters };
export { renameDatabaseParameters as resetKafkaClusterPasswordParameters };
export { createDatabaseParameters as moveKafkaClusterToTeamParameters };
export { renameDatabaseParameters as getKafkaClusterStatisticsParameters };
export { createDatabaseParameters as createKafkaCredentialParameters };
export { listDatabasesParameters as listKafkaCredentialsParameters };
export { renameDatabaseParameters as deleteKafkaCredentialByPostParameters };
export { renameDatabaseParameters as deleteKafkaCredentialParameters };
export { createDatabaseParameters as createKafkaTopicParameters };
export { getDatabaseParameters as getKafkaTopicParameters };
export { renameDatabaseParameters as deleteKafkaTopicParameters };
export { renameDatabaseParameters as updateKafkaTopicParameters };
export { renameDatabaseParameters as getKafkaTopicStatisticsParameters };
export { getKafkaGroupParameters as deleteKafkaGroupParameters };
export { getKafkaGroupParameters as resetKafkaGroupParameters };
export { createDatabaseParameters as createConnectorParameters };
export { listKafkaGroupsParameters as listConnectorsParameters };
export { renameDatabaseParameters as getConnectorParameters };
export { renameDatabaseParameters as deleteConnectorByPostParameters };
export { renameDatabaseParameters as deleteConnectorParameters };
export { renameDatabaseParameters as updateConnectorParameters };
export { renameDatabaseParameters as restartConnectorParameters };
export { renameDatabaseParameters as startConnectorParameters };
export { renameDatabaseParameters as pauseConnectorParameters };
export { listDatabasesParameters as getQueueUserParameters };
export { createDatabaseParameters as rotateQueueTokenParameters };
export { listDatabasesParameters as getQueueServiceUserParameters };
export { listDatabasesParameters as listQueueServiceUsersParameters };
export { getDatabaseParameters as getQueueServiceUserByIdParameters };
export { renameDatabaseParameters as rotateQueueTokenByIdParameters };
export { renameDatabaseParameters as setQueuePlanParameters };
export { createDatabaseParameters as listQueueAddressesParameters };
export { createDatabaseParameters as moveQueueUserToTeamParameters };
export { renameDatabaseParameters as updateQueueBudgetParameters };
export { updateBudgetBody as updateQueueBudgetBody };
export { renameDatabaseParameters as enableQueueProdPackParameters };
export { renameDatabaseParameters as disableQueueProdPackParameters };
export { createDatabaseParameters as createTeamParameters };
export { renameDatabaseParameters as deleteTeamParameters };
export { createDatabaseParameters as listTeamsParameters };
export { createDatabaseParameters as addTeamMemberParameters };
export { createDatabaseParameters as removeTeamMemberParameters };
export { createDatabaseParameters as listAuditLogsParameters };
export { createDatabaseParameters as listApiKeysParameters };
export { createDatabaseParameters as createApiKeyParameters };
export { renameDatabaseParameters as deleteApiKeyParameters };
