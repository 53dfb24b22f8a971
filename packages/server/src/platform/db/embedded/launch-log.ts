/** The part of the logger the launcher uses. */
export interface LaunchLog {
  info(message: string): void
  warn(message: string): void
}
