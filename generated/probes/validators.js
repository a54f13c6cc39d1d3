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

export { getLivenessParameters as getReadinessParameters };
export { getLivenessParameters as getHealthParameters };
export { getLivenessParameters as getMetricsParameters };
