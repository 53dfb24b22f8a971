/** A task that did not end well through no fault of its code: out of time or out of memory. */
export class WorkerFailure extends Error {
  readonly reason: 'time' | 'memory'

  constructor(reason: 'time' | 'memory', options?: ErrorOptions) {
    super(`a worker ran out of ${reason}`, options)
    this.reason = reason
  }
}
