export { ageOn } from './age.ts';
export { cpfDigits, cpfWithMarks, isBrazilianMobile, isCpf } from './brazil.ts';
export { checkField } from './check-field.ts';
export { checkForm } from './check-form.ts';
export {
  checkIdentity,
  checkRegistration,
  registrationFields,
  type RegistrationForm,
  type RegistrationMethod,
} from './check-registration.ts';
export {
  faultOfRule,
  fieldRule,
  type FieldRule,
  type FieldRules,
  type RuleFault,
} from './field-rule.ts';
export { describeIssue, fillBounds, type Issue, type IssueCode, type Translate } from './issue.ts';
export { isWeakPassword, passwordStrength, type Strength } from './password.ts';
export { patternCatalogue, type PatternName } from './pattern/catalogue.ts';
export { compilePattern, type Matcher } from './pattern/compile.ts';
export { textOf, type Values } from './values.ts';
