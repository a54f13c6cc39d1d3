// Made from openapi/ by `npm run generate`. Not to be edited.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const createDatabaseParameters = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDatabaseParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate15.errors = vErrors;
return errors === 0; }

export const createDatabaseBody = validate16;
const schema36 = {"type":"object","additionalProperties":false,"if":{"allOf":[{"type":"object"},{"properties":{"database_name":false}}]},"then":{"allOf":[{"required":["name"]},{"properties":{"name":{}}}]},"properties":{"name":{"$ref":"component-database-name"},"database_name":{"$ref":"component-database-name"},"region":{"type":"string","enum":["eu-west-1","us-east-1","us-west-1","ap-northeast-1","us-central1","global",""]},"primary_region":{"$ref":"component-global-region"},"read_regions":{"$ref":"component-read-regions"},"platform":{"type":"string","enum":["aws","gcp",""]},"tls":{"type":"boolean"},"eviction":{"type":"boolean"},"auto_upgrade":{"type":"boolean"},"budget":{"$ref":"component-budget"},"plan":{"$ref":"component-requested-plan"},"consistent":{"type":"boolean"},"multizone":{"type":"boolean"},"multi_zone":{"type":"boolean"},"prod_pack_enabled":{"type":"boolean"}},"$id":"component-create-database-fields"};
const schema39 = {"type":"string","enum":["us-east-1","us-west-1","us-west-2","eu-west-1","eu-central-1","ap-southeast-1","ap-southeast-2","sa-east-1","us-east-2","ca-central-1","eu-west-2","ap-south-1","ap-northeast-1","af-south-1","us-central1","us-east4","europe-west1","asia-northeast1"],"$id":"component-global-region"};
const schema43 = {"type":"string","enum":["free","payg","enterprise","paid","pro","fixed_250mb","fixed_1gb","fixed_5gb","fixed_10gb","fixed_50gb","fixed_100gb","fixed_500gb"],"$id":"component-requested-plan"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const schema40 = {"type":["array","null"],"uniqueItems":true,"items":{"$ref":"component-global-region"},"$id":"component-read-regions"};
const func0 = require("ajv/dist/runtime/equal").default;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-read-regions" */;
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type}}];
return false; }
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-global-region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((((((((data0 === "us-east-1") || (data0 === "us-west-1")) || (data0 === "us-west-2")) || (data0 === "eu-west-1")) || (data0 === "eu-central-1")) || (data0 === "ap-southeast-1")) || (data0 === "ap-southeast-2")) || (data0 === "sa-east-1")) || (data0 === "us-east-2")) || (data0 === "ca-central-1")) || (data0 === "eu-west-2")) || (data0 === "ap-south-1")) || (data0 === "ap-northeast-1")) || (data0 === "af-south-1")) || (data0 === "us-central1")) || (data0 === "us-east4")) || (data0 === "europe-west1")) || (data0 === "asia-northeast1"))){
validate18.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"component-global-region/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
return false; }
var valid0 = _errs1 === errors;
if(!valid0){
break; }}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate18.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0; }}}}}}}
validate18.errors = vErrors;
return errors === 0; }


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-database-fields" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.database_name !== undefined){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}
var valid1 = _errs5 === errors; }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1; } else {
vErrors = null; }}
if(_valid0){
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate17.errors = [{instancePath,schemaPath:"#/then/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false; }}
var valid3 = _errs7 === errors;
if(valid3){
const _errs8 = errors;
var valid3 = _errs8 === errors; }
var _valid0 = _errs6 === errors;
valid0 = _valid0; }
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate17.errors = vErrors;
return false; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs9 = errors;
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs9 === errors){
if(data.name !== undefined){
let data1 = data.name;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(func2(data1) > 64){
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data1) < 1){
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data1)){
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}];
return false; }}}} else {
validate17.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid4 = _errs10 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.database_name !== undefined){
let data2 = data.database_name;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(func2(data2) > 64){
validate17.errors = [{instancePath:instancePath+"/database_name",schemaPath:"component-database-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data2) < 1){
validate17.errors = [{instancePath:instancePath+"/database_name",schemaPath:"component-database-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data2)){
validate17.errors = [{instancePath:instancePath+"/database_name",schemaPath:"component-database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}];
return false; }}}} else {
validate17.errors = [{instancePath:instancePath+"/database_name",schemaPath:"component-database-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid4 = _errs13 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.region !== undefined){
let data3 = data.region;
const _errs16 = errors;
if(typeof data3 !== "string"){
validate17.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data3 === "eu-west-1") || (data3 === "us-east-1")) || (data3 === "us-west-1")) || (data3 === "ap-northeast-1")) || (data3 === "us-central1")) || (data3 === "global")) || (data3 === ""))){
validate17.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema36.properties.region.enum}}];
return false; }
var valid4 = _errs16 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.primary_region !== undefined){
let data4 = data.primary_region;
const _errs18 = errors;
if(typeof data4 !== "string"){
validate17.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"component-global-region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((((((((data4 === "us-east-1") || (data4 === "us-west-1")) || (data4 === "us-west-2")) || (data4 === "eu-west-1")) || (data4 === "eu-central-1")) || (data4 === "ap-southeast-1")) || (data4 === "ap-southeast-2")) || (data4 === "sa-east-1")) || (data4 === "us-east-2")) || (data4 === "ca-central-1")) || (data4 === "eu-west-2")) || (data4 === "ap-south-1")) || (data4 === "ap-northeast-1")) || (data4 === "af-south-1")) || (data4 === "us-central1")) || (data4 === "us-east4")) || (data4 === "europe-west1")) || (data4 === "asia-northeast1"))){
validate17.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"component-global-region/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
return false; }
var valid4 = _errs18 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.read_regions !== undefined){
const _errs21 = errors;
if(!(validate18(data.read_regions, {instancePath:instancePath+"/read_regions",parentData:data,parentDataProperty:"read_regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length; }
var valid4 = _errs21 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.platform !== undefined){
let data6 = data.platform;
const _errs22 = errors;
if(typeof data6 !== "string"){
validate17.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data6 === "aws") || (data6 === "gcp")) || (data6 === ""))){
validate17.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema36.properties.platform.enum}}];
return false; }
var valid4 = _errs22 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.tls !== undefined){
const _errs24 = errors;
if(typeof data.tls !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs24 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.eviction !== undefined){
const _errs26 = errors;
if(typeof data.eviction !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/eviction",schemaPath:"#/properties/eviction/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs26 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.auto_upgrade !== undefined){
const _errs28 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs28 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.budget !== undefined){
let data10 = data.budget;
const _errs30 = errors;
const _errs31 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate17.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs31){
if(typeof data10 == "number"){
if(data10 > 1000000 || isNaN(data10)){
validate17.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false; } else {
if(data10 < 0 || isNaN(data10)){
validate17.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid4 = _errs30 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.plan !== undefined){
let data11 = data.plan;
const _errs33 = errors;
if(typeof data11 !== "string"){
validate17.errors = [{instancePath:instancePath+"/plan",schemaPath:"component-requested-plan/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((data11 === "free") || (data11 === "payg")) || (data11 === "enterprise")) || (data11 === "paid")) || (data11 === "pro")) || (data11 === "fixed_250mb")) || (data11 === "fixed_1gb")) || (data11 === "fixed_5gb")) || (data11 === "fixed_10gb")) || (data11 === "fixed_50gb")) || (data11 === "fixed_100gb")) || (data11 === "fixed_500gb"))){
validate17.errors = [{instancePath:instancePath+"/plan",schemaPath:"component-requested-plan/enum",keyword:"enum",params:{allowedValues: schema43.enum}}];
return false; }
var valid4 = _errs33 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.consistent !== undefined){
const _errs36 = errors;
if(typeof data.consistent !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/consistent",schemaPath:"#/properties/consistent/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs36 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.multizone !== undefined){
const _errs38 = errors;
if(typeof data.multizone !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs38 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.multi_zone !== undefined){
const _errs40 = errors;
if(typeof data.multi_zone !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/multi_zone",schemaPath:"#/properties/multi_zone/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs40 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.prod_pack_enabled !== undefined){
const _errs42 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs42 === errors; } else {
var valid4 = true; }}}}}}}}}}}}}}}}} else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate17.errors = vErrors;
return errors === 0; }


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-database" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length; }
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.region === undefined) && (missing0 = "region")){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region !== undefined){
let data0 = data.region;
if(!(((((data0 === "eu-west-1") || (data0 === "us-east-1")) || (data0 === "us-west-1")) || (data0 === "ap-northeast-1")) || (data0 === "us-central1"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}}
var valid2 = _errs5 === errors; }
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2; } else {
vErrors = null; }}
if(_valid0){
const _errs7 = errors;
const _errs8 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate16.errors = [{instancePath,schemaPath:"#/allOf/1/then/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false; }
var valid4 = _errs8 === errors;
if(valid4){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.primary_region !== undefined){
validate16.errors = [{instancePath:instancePath+"/primary_region",schemaPath:"#/allOf/1/then/allOf/1/properties/primary_region/false schema",keyword:"false schema",params:{}}];
return false; }}
var valid4 = _errs10 === errors; }
var _valid0 = _errs7 === errors;
valid1 = _valid0; }
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate16.errors = vErrors;
return false; }
var valid0 = _errs1 === errors;
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.region === undefined) && (missing1 = "region")) || ((data.read_regions === undefined) && (missing1 = "read_regions"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }}
var valid7 = _errs14 === errors;
if(valid7){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region !== undefined){
let data2 = data.region;
const _errs16 = errors;
if(!(((((data2 === "eu-west-1") || (data2 === "us-east-1")) || (data2 === "us-west-1")) || (data2 === "ap-northeast-1")) || (data2 === "us-central1"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }
var valid8 = _errs16 === errors; } else {
var valid8 = true; }
if(valid8){
if(data.read_regions !== undefined){
let data3 = data.read_regions;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data3)){
if(data3.length < 1){
const err5 = {};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++; }} else {
const err6 = {};
if(vErrors === null){
vErrors = [err6]; } else {
vErrors.push(err6); }
errors++; }}
var valid8 = _errs17 === errors; } else {
var valid8 = true; }}}
var valid7 = _errs15 === errors; }
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12; } else {
vErrors = null; }}
if(_valid1){
const _errs19 = errors;
const _errs20 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate16.errors = [{instancePath,schemaPath:"#/allOf/2/then/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false; }
var valid9 = _errs20 === errors;
if(valid9){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.read_regions !== undefined){
validate16.errors = [{instancePath:instancePath+"/read_regions",schemaPath:"#/allOf/2/then/allOf/1/properties/read_regions/false schema",keyword:"false schema",params:{}}];
return false; }}
var valid9 = _errs22 === errors; }
var _valid1 = _errs19 === errors;
valid6 = _valid1; }
if(!valid6){
const err7 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7]; } else {
vErrors.push(err7); }
errors++;
validate16.errors = vErrors;
return false; }
var valid0 = _errs11 === errors;
if(valid0){
const _errs23 = errors;
const _errs24 = errors;
let valid11 = true;
const _errs25 = errors;
const _errs26 = errors;
let valid12 = false;
const _errs27 = errors;
const _errs28 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8]; } else {
vErrors.push(err8); }
errors++; }
var valid13 = _errs28 === errors;
if(valid13){
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.region === undefined) && (missing2 = "region")){
const err9 = {};
if(vErrors === null){
vErrors = [err9]; } else {
vErrors.push(err9); }
errors++; } else {
if(data.region !== undefined){
if("global" !== data.region){
const err10 = {};
if(vErrors === null){
vErrors = [err10]; } else {
vErrors.push(err10); }
errors++; }}}}
var valid13 = _errs30 === errors; }
var _valid3 = _errs27 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const _errs32 = errors;
const _errs33 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11]; } else {
vErrors.push(err11); }
errors++; }
var valid15 = _errs33 === errors;
if(valid15){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.read_regions === undefined) && (missing3 = "read_regions")){
const err12 = {};
if(vErrors === null){
vErrors = [err12]; } else {
vErrors.push(err12); }
errors++; } else {
if(data.read_regions !== undefined){
let data6 = data.read_regions;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data6)){
if(data6.length < 1){
const err13 = {};
if(vErrors === null){
vErrors = [err13]; } else {
vErrors.push(err13); }
errors++; }} else {
const err14 = {};
if(vErrors === null){
vErrors = [err14]; } else {
vErrors.push(err14); }
errors++; }}}}}
var valid15 = _errs35 === errors; }
var _valid3 = _errs32 === errors;
valid12 = valid12 || _valid3; }
if(!valid12){
const err15 = {};
if(vErrors === null){
vErrors = [err15]; } else {
vErrors.push(err15); }
errors++; } else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26; } else {
vErrors = null; }}}
var _valid2 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24; } else {
vErrors = null; }}
if(_valid2){
const _errs38 = errors;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.primary_region === undefined) && (missing4 = "primary_region")){
validate16.errors = [{instancePath,schemaPath:"#/allOf/3/then/allOf/0/required",keyword:"required",params:{missingProperty: missing4}}];
return false; }}
var valid17 = _errs39 === errors;
if(valid17){
const _errs40 = errors;
var valid17 = _errs40 === errors; }
var _valid2 = _errs38 === errors;
valid11 = _valid2; }
if(!valid11){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16]; } else {
vErrors.push(err16); }
errors++;
validate16.errors = vErrors;
return false; }
var valid0 = _errs23 === errors; }}}
validate16.errors = vErrors;
return errors === 0; }

export const listDatabasesParameters = validate21;
const schema44 = {"type":"object","properties":{"query":{"type":"object","properties":{"credentials":{"type":"string","enum":["hide","show"]}},"required":[]}},"$id":"listDatabasesParameters"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDatabasesParameters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.credentials !== undefined){
let data1 = data0.credentials;
if(typeof data1 !== "string"){
validate21.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data1 === "hide") || (data1 === "show"))){
validate21.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/enum",keyword:"enum",params:{allowedValues: schema44.properties.query.properties.credentials.enum}}];
return false; }}} else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate21.errors = vErrors;
return errors === 0; }

export const getDatabaseParameters = validate22;
const schema45 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"credentials":{"type":"string","enum":["hide","show"]}},"required":[]}},"$id":"shared-1"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-1" */;
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
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate22.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
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
if(data2.credentials !== undefined){
let data3 = data2.credentials;
if(typeof data3 !== "string"){
validate22.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data3 === "hide") || (data3 === "show"))){
validate22.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/enum",keyword:"enum",params:{allowedValues: schema45.properties.query.properties.credentials.enum}}];
return false; }}} else {
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate22.errors = vErrors;
return errors === 0; }

export const deleteDatabaseByPostParameters = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDatabaseByPostParameters" */;
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
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.force === undefined){
data2.force = false; }
if(typeof data2.force !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type: "boolean"}}];
return false; }} else {
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate23.errors = vErrors;
return errors === 0; }

export const renameDatabaseParameters = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renameDatabaseParameters" */;
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
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate24.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate24.errors = vErrors;
return errors === 0; }

export const renameDatabaseBody = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-rename-database" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}];
return false; }}}} else {
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"component-database-name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate25.errors = vErrors;
return errors === 0; }

export const updateRegionsBody = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-update-regions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.read_regions === undefined) && (missing0 = "read_regions")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.read_regions !== undefined){
if(!(validate18(data.read_regions, {instancePath:instancePath+"/read_regions",parentData:data,parentDataProperty:"read_regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length; }}}} else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate26.errors = vErrors;
return errors === 0; }

export const moveDatabaseToTeamBody = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-move-to-team" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.database_id === undefined) && (missing0 = "database_id"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate28.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.database_id !== undefined){
let data1 = data.database_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate28.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate28.errors = vErrors;
return errors === 0; }

export const getDatabaseStatisticsParameters = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDatabaseStatisticsParameters" */;
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
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate29.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate29.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.period !== undefined){
if(typeof data2.period !== "string"){
validate29.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "string"}}];
return false; }}} else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate29.errors = vErrors;
return errors === 0; }

export const updateBudgetBody = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-update-budget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.budget === undefined) && (missing0 = "budget")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.budget !== undefined){
let data0 = data.budget;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate30.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate30.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}];
return false; } else {
if(data0 < 0 || isNaN(data0)){
validate30.errors = [{instancePath:instancePath+"/budget",schemaPath:"component-budget/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}}}} else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate30.errors = vErrors;
return errors === 0; }

export const changePlanBody = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-change-plan" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan !== undefined){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}
var valid1 = _errs5 === errors; }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1; } else {
vErrors = null; }}
if(_valid0){
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plan_name === undefined) && (missing0 = "plan_name")){
validate31.errors = [{instancePath,schemaPath:"#/then/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false; }}
var valid3 = _errs7 === errors;
if(valid3){
const _errs8 = errors;
var valid3 = _errs8 === errors; }
var _valid0 = _errs6 === errors;
valid0 = _valid0; }
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate31.errors = vErrors;
return false; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs9 = errors;
for(const key0 in data){
if(!(((((key0 === "plan_name") || (key0 === "plan")) || (key0 === "auto_upgrade")) || (key0 === "prod_pack_enabled")) || (key0 === "database_id"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs9 === errors){
if(data.plan_name !== undefined){
let data1 = data.plan_name;
const _errs10 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"component-requested-plan/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((data1 === "free") || (data1 === "payg")) || (data1 === "enterprise")) || (data1 === "paid")) || (data1 === "pro")) || (data1 === "fixed_250mb")) || (data1 === "fixed_1gb")) || (data1 === "fixed_5gb")) || (data1 === "fixed_10gb")) || (data1 === "fixed_50gb")) || (data1 === "fixed_100gb")) || (data1 === "fixed_500gb"))){
validate31.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"component-requested-plan/enum",keyword:"enum",params:{allowedValues: schema43.enum}}];
return false; }
var valid4 = _errs10 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.plan !== undefined){
let data2 = data.plan;
const _errs13 = errors;
if(typeof data2 !== "string"){
validate31.errors = [{instancePath:instancePath+"/plan",schemaPath:"component-requested-plan/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((((((((((((data2 === "free") || (data2 === "payg")) || (data2 === "enterprise")) || (data2 === "paid")) || (data2 === "pro")) || (data2 === "fixed_250mb")) || (data2 === "fixed_1gb")) || (data2 === "fixed_5gb")) || (data2 === "fixed_10gb")) || (data2 === "fixed_50gb")) || (data2 === "fixed_100gb")) || (data2 === "fixed_500gb"))){
validate31.errors = [{instancePath:instancePath+"/plan",schemaPath:"component-requested-plan/enum",keyword:"enum",params:{allowedValues: schema43.enum}}];
return false; }
var valid4 = _errs13 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.auto_upgrade !== undefined){
const _errs16 = errors;
if(typeof data.auto_upgrade !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/auto_upgrade",schemaPath:"#/properties/auto_upgrade/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs16 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.prod_pack_enabled !== undefined){
const _errs18 = errors;
if(typeof data.prod_pack_enabled !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/prod_pack_enabled",schemaPath:"#/properties/prod_pack_enabled/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid4 = _errs18 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.database_id !== undefined){
const _errs20 = errors;
if(typeof data.database_id !== "string"){
validate31.errors = [{instancePath:instancePath+"/database_id",schemaPath:"#/properties/database_id/type",keyword:"type",params:{type: "string"}}];
return false; }
var valid4 = _errs20 === errors; } else {
var valid4 = true; }}}}}}} else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate31.errors = vErrors;
return errors === 0; }

export const updateAllowlistBody = validate32;
const schema59 = {"type":["array","null"],"maxItems":500,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9A-Fa-f:.]+(/\\d{1,3})?$"},"$id":"component-allowed-addresses"};
const pattern7 = new RegExp("^[0-9A-Fa-f:.]+(/\\d{1,3})?$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-allowed-addresses" */;
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type}}];
return false; }
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate33.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false; } else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate33.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f:.]+(/\\d{1,3})?$"}}];
return false; }} else {
validate33.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors;
if(!valid0){
break; }}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue; }
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate33.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break; }
indices0[item0] = i1; }}}}}}
validate33.errors = vErrors;
return errors === 0; }


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-update-allowlist" */;
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }
var valid1 = _errs3 === errors;
if(valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_ip_ranges !== undefined){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}
var valid1 = _errs5 === errors; }
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1; } else {
vErrors = null; }}
if(_valid0){
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.allowed_ips === undefined) && (missing0 = "allowed_ips")){
validate32.errors = [{instancePath,schemaPath:"#/then/allOf/0/required",keyword:"required",params:{missingProperty: missing0}}];
return false; }}
var valid3 = _errs7 === errors;
if(valid3){
const _errs8 = errors;
var valid3 = _errs8 === errors; }
var _valid0 = _errs6 === errors;
valid0 = _valid0; }
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate32.errors = vErrors;
return false; }
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_ips !== undefined){
const _errs9 = errors;
if(!(validate33(data.allowed_ips, {instancePath:instancePath+"/allowed_ips",parentData:data,parentDataProperty:"allowed_ips",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid4 = _errs9 === errors; } else {
var valid4 = true; }
if(valid4){
if(data.allowed_ip_ranges !== undefined){
const _errs10 = errors;
if(!(validate33(data.allowed_ip_ranges, {instancePath:instancePath+"/allowed_ip_ranges",parentData:data,parentDataProperty:"allowed_ip_ranges",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length; }
var valid4 = _errs10 === errors; } else {
var valid4 = true; }}} else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate32.errors = vErrors;
return errors === 0; }

export const createBackupBody = validate36;
const pattern8 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-backup" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern8.test(data0)){
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"}}];
return false; }}}} else {
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate36.errors = vErrors;
return errors === 0; }

export const restoreBackupBody = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-restore-backup" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.backup_id === undefined) && (missing0 = "backup_id")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.backup_id !== undefined){
let data0 = data.backup_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"#/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate37.errors = [{instancePath:instancePath+"/backup_id",schemaPath:"#/properties/backup_id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate37.errors = vErrors;
return errors === 0; }

export const deleteBackupParameters = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteBackupParameters" */;
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
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.backup_id === undefined) && (missing0 = "backup_id"))){
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate38.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.backup_id !== undefined){
let data2 = data0.backup_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate38.errors = [{instancePath:instancePath+"/path/backup_id",schemaPath:"#/properties/path/properties/backup_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate38.errors = [{instancePath:instancePath+"/path/backup_id",schemaPath:"#/properties/path/properties/backup_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate38.errors = vErrors;
return errors === 0; }

export const createKafkaClusterBody = validate39;
const schema64 = {"type":"object","additionalProperties":false,"required":["name","region"],"properties":{"name":{"$ref":"component-kafka-cluster-name"},"region":{"type":"string","enum":["eu-west-1","us-east-1"]},"multizone":{"type":"boolean"}},"$id":"component-create-kafka-cluster"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-kafka-cluster" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.region === undefined) && (missing0 = "region"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "region")) || (key0 === "multizone"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}];
return false; }}}} else {
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.region !== undefined){
let data1 = data.region;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate39.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data1 === "eu-west-1") || (data1 === "us-east-1"))){
validate39.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues: schema64.properties.region.enum}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.multizone !== undefined){
const _errs7 = errors;
if(typeof data.multizone !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/multizone",schemaPath:"#/properties/multizone/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs7 === errors; } else {
var valid0 = true; }}}}}} else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate39.errors = vErrors;
return errors === 0; }

export const renameKafkaClusterBody = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-rename-kafka-cluster" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern4.test(data0)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}];
return false; }}}} else {
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"component-kafka-cluster-name/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate40.errors = vErrors;
return errors === 0; }

export const moveKafkaClusterToTeamBody = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-move-kafka-cluster-to-team" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate41.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cluster_id !== undefined){
let data1 = data.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate41.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate41.errors = vErrors;
return errors === 0; }

export const createKafkaCredentialBody = validate42;
const schema72 = {"type":"string","enum":["ALL","PRODUCE","CONSUME"],"$id":"component-credential-permissions"};
const pattern12 = new RegExp("^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-kafka-credential" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.credential_name === undefined) && (missing0 = "credential_name")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.credential_name !== undefined){
let data0 = data.credential_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate42.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"component-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate42.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"component-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern8.test(data0)){
validate42.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"component-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"}}];
return false; }}}} else {
validate42.errors = [{instancePath:instancePath+"/credential_name",schemaPath:"component-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cluster_id !== undefined){
let data1 = data.cluster_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate42.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.topic !== undefined){
let data2 = data.topic;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 249){
validate42.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-credential-topic/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func2(data2) < 1){
validate42.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-credential-topic/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern12.test(data2)){
validate42.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-credential-topic/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)([A-Za-z0-9._-]+\\*?|\\*)$"}}];
return false; }}}} else {
validate42.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-credential-topic/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs6 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.permissions !== undefined){
let data3 = data.permissions;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate42.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data3 === "ALL") || (data3 === "PRODUCE")) || (data3 === "CONSUME"))){
validate42.errors = [{instancePath:instancePath+"/permissions",schemaPath:"component-credential-permissions/enum",keyword:"enum",params:{allowedValues: schema72.enum}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }}}}}} else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate42.errors = vErrors;
return errors === 0; }

export const createKafkaTopicBody = validate43;
const schema79 = {"type":"string","enum":["delete","compact"],"$id":"component-cleanup-policy"};
const pattern13 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9._-]+$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-kafka-topic" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.partitions === undefined) && (missing0 = "partitions"))) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "partitions")) || (key0 === "retention_time")) || (key0 === "retention_size")) || (key0 === "max_message_size")) || (key0 === "cleanup_policy")) || (key0 === "cluster_id"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 249){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func2(data0) < 1){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern13.test(data0)){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"}}];
return false; }}}} else {
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partitions !== undefined){
let data1 = data.partitions;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate43.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate43.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false; } else {
if(data1 < 1 || isNaN(data1)){
validate43.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retention_time !== undefined){
let data2 = data.retention_time;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate43.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data2 < -1 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retention_size !== undefined){
let data3 = data.retention_size;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate43.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate43.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data3 < -1 || isNaN(data3)){
validate43.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs11 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.max_message_size !== undefined){
let data4 = data.max_message_size;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate43.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate43.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data4 < -1 || isNaN(data4)){
validate43.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs14 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cleanup_policy !== undefined){
let data5 = data.cleanup_policy;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate43.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"component-cleanup-policy/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data5 === "delete") || (data5 === "compact"))){
validate43.errors = [{instancePath:instancePath+"/cleanup_policy",schemaPath:"component-cleanup-policy/enum",keyword:"enum",params:{allowedValues: schema79.enum}}];
return false; }
var valid0 = _errs17 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cluster_id !== undefined){
let data6 = data.cluster_id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate43.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate43.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs20 === errors; } else {
var valid0 = true; }}}}}}}}}} else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate43.errors = vErrors;
return errors === 0; }

export const listKafkaTopicsParameters = validate44;
const schema80 = {"type":"object","properties":{"path":{"type":"object","properties":{"cluster_id":{"type":"string","minLength":1}},"required":["cluster_id"]},"query":{"type":"object","properties":{"credentials":{"type":"string","enum":["hide","show"]}},"required":[]}},"$id":"listKafkaTopicsParameters"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaTopicsParameters" */;
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
if((data0.cluster_id === undefined) && (missing0 = "cluster_id")){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate44.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.credentials !== undefined){
let data3 = data2.credentials;
if(typeof data3 !== "string"){
validate44.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!((data3 === "hide") || (data3 === "show"))){
validate44.errors = [{instancePath:instancePath+"/query/credentials",schemaPath:"#/properties/query/properties/credentials/enum",keyword:"enum",params:{allowedValues: schema80.properties.query.properties.credentials.enum}}];
return false; }}} else {
validate44.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate44.errors = vErrors;
return errors === 0; }

export const updateKafkaTopicBody = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-update-kafka-topic" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate45.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "retention_time") || (key0 === "retention_size")) || (key0 === "max_message_size")) || (key0 === "partitions"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.retention_time !== undefined){
let data0 = data.retention_time;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate45.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data0 < -1 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/retention_time",schemaPath:"component-retention-time/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.retention_size !== undefined){
let data1 = data.retention_size;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate45.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data1 < -1 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/retention_size",schemaPath:"component-retention-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.max_message_size !== undefined){
let data2 = data.max_message_size;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate45.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false; } else {
if(data2 < -1 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/max_message_size",schemaPath:"component-message-size/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}}];
return false; }}}}
var valid0 = _errs8 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partitions !== undefined){
let data3 = data.partitions;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate45.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs12){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}}];
return false; } else {
if(data3 < 1 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/partitions",schemaPath:"component-partitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false; }}}}
var valid0 = _errs11 === errors; } else {
var valid0 = true; }}}}}}} else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate45.errors = vErrors;
return errors === 0; }

export const listKafkaGroupsParameters = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listKafkaGroupsParameters" */;
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
if((data0.cluster_id === undefined) && (missing0 = "cluster_id")){
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate46.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate46.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate46.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate46.errors = vErrors;
return errors === 0; }

export const getKafkaGroupParameters = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="shared-2" */;
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
if(((data0.cluster_id === undefined) && (missing0 = "cluster_id")) || ((data0.group_id === undefined) && (missing0 = "group_id"))){
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.cluster_id !== undefined){
let data1 = data0.cluster_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate47.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate47.errors = [{instancePath:instancePath+"/path/cluster_id",schemaPath:"#/properties/path/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs3 === errors; } else {
var valid1 = true; }
if(valid1){
if(data0.group_id !== undefined){
let data2 = data0.group_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate47.errors = [{instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate47.errors = [{instancePath:instancePath+"/path/group_id",schemaPath:"#/properties/path/properties/group_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid1 = _errs5 === errors; } else {
var valid1 = true; }}}} else {
validate47.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate47.errors = vErrors;
return errors === 0; }

export const resetKafkaGroupBody = validate48;
const schema89 = {"type":"object","additionalProperties":false,"required":["topic","to"],"properties":{"topic":{"$ref":"component-topic-name"},"partitions":{"type":"array","minItems":1,"maxItems":10000,"items":{"type":"integer","minimum":0,"maximum":9999}},"to":{"type":"string","enum":["earliest","latest","offset","timestamp","nothing"]},"offset":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"timestamp":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}},"$id":"component-reset-kafka-group-fields"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-reset-kafka-group-fields" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.topic === undefined) && (missing0 = "topic")) || ((data.to === undefined) && (missing0 = "to"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "topic") || (key0 === "partitions")) || (key0 === "to")) || (key0 === "offset")) || (key0 === "timestamp"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.topic !== undefined){
let data0 = data.topic;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 249){
validate49.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/maxLength",keyword:"maxLength",params:{limit: 249}}];
return false; } else {
if(func2(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern13.test(data0)){
validate49.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._-]+$"}}];
return false; }}}} else {
validate49.errors = [{instancePath:instancePath+"/topic",schemaPath:"component-topic-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.partitions !== undefined){
let data1 = data.partitions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 10000){
validate49.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false; } else {
if(data1.length < 1){
validate49.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/minItems",keyword:"minItems",params:{limit: 1}}];
return false; } else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate49.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 9999 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}}];
return false; } else {
if(data2 < 0 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/partitions/" + i0,schemaPath:"#/properties/partitions/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid2 = _errs7 === errors;
if(!valid2){
break; }}}}} else {
validate49.errors = [{instancePath:instancePath+"/partitions",schemaPath:"#/properties/partitions/type",keyword:"type",params:{type: "array"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate49.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((data3 === "earliest") || (data3 === "latest")) || (data3 === "offset")) || (data3 === "timestamp")) || (data3 === "nothing"))){
validate49.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/enum",keyword:"enum",params:{allowedValues: schema89.properties.to.enum}}];
return false; }
var valid0 = _errs9 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.offset !== undefined){
let data4 = data.offset;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate49.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate49.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data4 < 0 || isNaN(data4)){
validate49.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs11 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.timestamp !== undefined){
let data5 = data.timestamp;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate49.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"}}];
return false; }
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false; } else {
if(data5 < 0 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false; }}}}
var valid0 = _errs13 === errors; } else {
var valid0 = true; }}}}}}}} else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate49.errors = vErrors;
return errors === 0; }


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-reset-kafka-group" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length; }
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.to === undefined) && (missing0 = "to")){
const err0 = {};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to !== undefined){
if("offset" !== data.to){
const err1 = {};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++; }}}
var valid2 = _errs5 === errors; }
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2; } else {
vErrors = null; }}
let ifClause0;
if(_valid0){
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.offset === undefined) && (missing1 = "offset")){
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/then/allOf/0/required",keyword:"required",params:{missingProperty: missing1}}];
return false; }}
var valid4 = _errs8 === errors;
if(valid4){
const _errs9 = errors;
var valid4 = _errs9 === errors; }
var _valid0 = _errs7 === errors;
valid1 = _valid0;
ifClause0 = "then"; } else {
const _errs10 = errors;
const _errs11 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate48.errors = [{instancePath,schemaPath:"#/allOf/1/else/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false; }
var valid5 = _errs11 === errors;
if(valid5){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset !== undefined){
validate48.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/allOf/1/else/allOf/1/properties/offset/false schema",keyword:"false schema",params:{}}];
return false; }}
var valid5 = _errs13 === errors; }
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else"; }
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err2]; } else {
vErrors.push(err2); }
errors++;
validate48.errors = vErrors;
return false; }
var valid0 = _errs1 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid7 = true;
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.to === undefined) && (missing2 = "to")){
const err3 = {};
if(vErrors === null){
vErrors = [err3]; } else {
vErrors.push(err3); }
errors++; }}
var valid8 = _errs17 === errors;
if(valid8){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to !== undefined){
if("timestamp" !== data.to){
const err4 = {};
if(vErrors === null){
vErrors = [err4]; } else {
vErrors.push(err4); }
errors++; }}}
var valid8 = _errs18 === errors; }
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15; } else {
vErrors = null; }}
let ifClause1;
if(_valid1){
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.timestamp === undefined) && (missing3 = "timestamp")){
validate48.errors = [{instancePath,schemaPath:"#/allOf/2/then/allOf/0/required",keyword:"required",params:{missingProperty: missing3}}];
return false; }}
var valid10 = _errs21 === errors;
if(valid10){
const _errs22 = errors;
var valid10 = _errs22 === errors; }
var _valid1 = _errs20 === errors;
valid7 = _valid1;
ifClause1 = "then"; } else {
const _errs23 = errors;
const _errs24 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate48.errors = [{instancePath,schemaPath:"#/allOf/2/else/allOf/0/type",keyword:"type",params:{type: "object"}}];
return false; }
var valid11 = _errs24 === errors;
if(valid11){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
validate48.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/allOf/2/else/allOf/1/properties/timestamp/false schema",keyword:"false schema",params:{}}];
return false; }}
var valid11 = _errs26 === errors; }
var _valid1 = _errs23 === errors;
valid7 = _valid1;
ifClause1 = "else"; }
if(!valid7){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err5]; } else {
vErrors.push(err5); }
errors++;
validate48.errors = vErrors;
return false; }
var valid0 = _errs14 === errors; }}
validate48.errors = vErrors;
return errors === 0; }

export const createConnectorBody = validate51;
const schema93 = {"type":"object","minProperties":1,"propertyNames":{"minLength":1},"additionalProperties":{"type":["string","number","boolean"]},"$id":"component-connector-properties"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-connector-properties" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate52.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false; } else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) < 1){
const err0 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err0]; } else {
vErrors.push(err0); }
errors++; }}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1]; } else {
vErrors.push(err1); }
errors++;
validate52.errors = vErrors;
return false;
break; }}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate52.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema93.additionalProperties.type}}];
return false; }
var valid1 = _errs3 === errors;
if(!valid1){
break; }}}}} else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate52.errors = vErrors;
return errors === 0; }


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-connector" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.cluster_id === undefined) && (missing0 = "cluster_id"))) || ((data.properties === undefined) && (missing0 = "properties"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern8.test(data0)){
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"}}];
return false; }}}} else {
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.cluster_id !== undefined){
let data1 = data.cluster_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate51.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate51.errors = [{instancePath:instancePath+"/cluster_id",schemaPath:"#/properties/cluster_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs4 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.properties !== undefined){
const _errs6 = errors;
if(!(validate52(data.properties, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length; }
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}} else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate51.errors = vErrors;
return errors === 0; }

export const updateConnectorBody = validate54;
const schema94 = {"type":"object","minProperties":1,"properties":{"properties":{"$ref":"component-connector-properties"}},"additionalProperties":{"type":["string","number","boolean"]},"$id":"component-update-connector"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-update-connector" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate54.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "properties")){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
validate54.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema94.additionalProperties.type}}];
return false; }
var valid0 = _errs2 === errors;
if(!valid0){
break; }}}
if(_errs1 === errors){
if(data.properties !== undefined){
if(!(validate52(data.properties, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length; }}}}} else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate54.errors = vErrors;
return errors === 0; }

export const setQueuePlanBody = validate56;
const schema96 = {"type":"string","enum":["free","paid","qstash_fixed_1m","qstash_fixed_10m","qstash_fixed_100m","qstash_enterprise_1m","qstash_enterprise_10m"],"$id":"component-queue-plan-name"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-set-queue-plan" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plan_name === undefined) && (missing0 = "plan_name")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.plan_name !== undefined){
let data0 = data.plan_name;
if(typeof data0 !== "string"){
validate56.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"component-queue-plan-name/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data0 === "free") || (data0 === "paid")) || (data0 === "qstash_fixed_1m")) || (data0 === "qstash_fixed_10m")) || (data0 === "qstash_fixed_100m")) || (data0 === "qstash_enterprise_1m")) || (data0 === "qstash_enterprise_10m"))){
validate56.errors = [{instancePath:instancePath+"/plan_name",schemaPath:"component-queue-plan-name/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
return false; }}}} else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate56.errors = vErrors;
return errors === 0; }

export const getQueueStatisticsParameters = validate57;
const schema97 = {"type":"object","properties":{"path":{"type":"object","properties":{"id":{"type":"string","minLength":1}},"required":["id"]},"query":{"type":"object","properties":{"period":{"type":"string","enum":["1h","3h","12h","1d","3d","7d","30d"],"default":"1h"}},"required":[]}},"$id":"getQueueStatisticsParameters"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQueueStatisticsParameters" */;
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
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate57.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate57.errors = [{instancePath:instancePath+"/path/id",schemaPath:"#/properties/path/properties/id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate57.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.period === undefined){
data2.period = "1h"; }
let data3 = data2.period;
if(typeof data3 !== "string"){
validate57.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((((((data3 === "1h") || (data3 === "3h")) || (data3 === "12h")) || (data3 === "1d")) || (data3 === "3d")) || (data3 === "7d")) || (data3 === "30d"))){
validate57.errors = [{instancePath:instancePath+"/query/period",schemaPath:"#/properties/query/properties/period/enum",keyword:"enum",params:{allowedValues: schema97.properties.query.properties.period.enum}}];
return false; }} else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false; }}
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}} else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate57.errors = vErrors;
return errors === 0; }

export const moveQueueUserToTeamBody = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-move-queue-user-to-team" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.qstash_id === undefined) && (missing0 = "qstash_id")) || ((data.target_team_id === undefined) && (missing0 = "target_team_id"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.qstash_id !== undefined){
let data0 = data.qstash_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate58.errors = [{instancePath:instancePath+"/qstash_id",schemaPath:"#/properties/qstash_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate58.errors = [{instancePath:instancePath+"/qstash_id",schemaPath:"#/properties/qstash_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.target_team_id !== undefined){
let data1 = data.target_team_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate58.errors = [{instancePath:instancePath+"/target_team_id",schemaPath:"#/properties/target_team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate58.errors = [{instancePath:instancePath+"/target_team_id",schemaPath:"#/properties/target_team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate58.errors = vErrors;
return errors === 0; }

export const createTeamBody = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-team" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.team_name === undefined) && (missing0 = "team_name")) || ((data.copy_cc === undefined) && (missing0 = "copy_cc"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.team_name !== undefined){
let data0 = data.team_name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate59.errors = [{instancePath:instancePath+"/team_name",schemaPath:"component-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/team_name",schemaPath:"component-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern8.test(data0)){
validate59.errors = [{instancePath:instancePath+"/team_name",schemaPath:"component-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"}}];
return false; }}}} else {
validate59.errors = [{instancePath:instancePath+"/team_name",schemaPath:"component-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.copy_cc !== undefined){
const _errs4 = errors;
if(typeof data.copy_cc !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/copy_cc",schemaPath:"#/properties/copy_cc/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs4 === errors; } else {
var valid0 = true; }}}} else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate59.errors = vErrors;
return errors === 0; }

export const getTeamParameters = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTeamParameters" */;
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
if((data0.team_id === undefined) && (missing0 = "team_id")){
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data0.team_id !== undefined){
let data1 = data0.team_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/path/team_id",schemaPath:"#/properties/path/properties/team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate60.errors = [{instancePath:instancePath+"/path/team_id",schemaPath:"#/properties/path/properties/team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}}}} else {
validate60.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"}}];
return false; }}}} else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate60.errors = vErrors;
return errors === 0; }

export const addTeamMemberBody = validate61;
const schema102 = {"type":"object","required":["team_id","member_email","member_role"],"properties":{"team_id":{"type":"string","minLength":1},"member_email":{"$ref":"component-email"},"member_role":{"type":"string","enum":["admin","dev","finance"]}},"$id":"component-add-team-member"};
const pattern17 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-add-team-member" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.team_id === undefined) && (missing0 = "team_id")) || ((data.member_email === undefined) && (missing0 = "member_email"))) || ((data.member_role === undefined) && (missing0 = "member_role"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate61.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate61.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.member_email !== undefined){
let data1 = data.member_email;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 254){
validate61.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false; } else {
if(func2(data1) < 3){
validate61.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/minLength",keyword:"minLength",params:{limit: 3}}];
return false; } else {
if(!pattern17.test(data1)){
validate61.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"}}];
return false; }}}} else {
validate61.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.member_role !== undefined){
let data2 = data.member_role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate61.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/type",keyword:"type",params:{type: "string"}}];
return false; }
if(!(((data2 === "admin") || (data2 === "dev")) || (data2 === "finance"))){
validate61.errors = [{instancePath:instancePath+"/member_role",schemaPath:"#/properties/member_role/enum",keyword:"enum",params:{allowedValues: schema102.properties.member_role.enum}}];
return false; }
var valid0 = _errs6 === errors; } else {
var valid0 = true; }}}}} else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate61.errors = vErrors;
return errors === 0; }

export const removeTeamMemberBody = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-remove-team-member" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.team_id === undefined) && (missing0 = "team_id")) || ((data.member_email === undefined) && (missing0 = "member_email"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
if(data.team_id !== undefined){
let data0 = data.team_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false; }} else {
validate62.errors = [{instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs1 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.member_email !== undefined){
let data1 = data.member_email;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 254){
validate62.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false; } else {
if(func2(data1) < 3){
validate62.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/minLength",keyword:"minLength",params:{limit: 3}}];
return false; } else {
if(!pattern17.test(data1)){
validate62.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"}}];
return false; }}}} else {
validate62.errors = [{instancePath:instancePath+"/member_email",schemaPath:"component-email/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs3 === errors; } else {
var valid0 = true; }}}} else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate62.errors = vErrors;
return errors === 0; }

export const createApiKeyBody = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="component-create-api-key" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false; } else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "read_only"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break; }}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 64){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false; } else {
if(func2(data0) < 1){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/minLength",keyword:"minLength",params:{limit: 1}}];
return false; } else {
if(!pattern8.test(data0)){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$"}}];
return false; }}}} else {
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"component-name/type",keyword:"type",params:{type: "string"}}];
return false; }}
var valid0 = _errs2 === errors; } else {
var valid0 = true; }
if(valid0){
if(data.read_only !== undefined){
const _errs5 = errors;
if(typeof data.read_only !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/read_only",schemaPath:"#/properties/read_only/type",keyword:"type",params:{type: "boolean"}}];
return false; }
var valid0 = _errs5 === errors; } else {
var valid0 = true; }}}}} else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false; }}
validate63.errors = vErrors;
return errors === 0; }

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
export { renameDatabaseParameters as changePlanOfDatabaseParameters };
export { changePlanBody as changePlanOfDatabaseBody };
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
