export { passwordIssues, usernameIssues } from './account-issues.ts'
