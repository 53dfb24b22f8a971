/** A task that ran out of time or memory; not a bug in its code. */
export class WorkerFailure extends Error {
  readonly reason: 'time' | 'memory'

  constructor(reason: 'time' | 'memory', options?: ErrorOptions) {
    super(`a worker ran out of ${reason}`, options)
    this.reason = reason
  }
}
