// Made from openapi/ by `npm run generate`. Not to be edited.
"use strict";
export const getLivenessParameters = validate15;
const schema34 = {"type":"object","properties":{},"$id":"getLivenessParameters"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getLivenessParameters" */;
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getReadinessParameters = validate16;
const schema35 = {"type":"object","properties":{"query":{"type":"object","properties":{"service":{"$ref":"component-service"}},"required":[]}},"$id":"getReadinessParameters"};
const schema36 = {"enum":["redis","kafka","schema-registry","queue","management","control","console"],"$id":"component-service"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReadinessParameters" */;
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
if(data.query !== undefined){
let data0 = data.query;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.service !== undefined){
let data1 = data0.service;
if(!(((((((data1 === "redis") || (data1 === "kafka")) || (data1 === "schema-registry")) || (data1 === "queue")) || (data1 === "management")) || (data1 === "control")) || (data1 === "console"))){
validate16.errors = [{instancePath:instancePath+"/query/service",schemaPath:"component-service/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate16.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

export { getLivenessParameters as getHealthParameters };
export { getLivenessParameters as getMetricsParameters };
