import type { PubSub } from '../db/pub-sub.ts'
import type { EventStream } from './event-streams.ts'

interface Following<State> {
  pubSub: PubSub
  topics: readonly string[]
  open(options: { onHeartbeat(): void; onEnd(): void }): EventStream
  /** Undefined ends the stream. `changes` counts the notifications so far, lost ones as one. */
  read(changes: number): Promise<State | undefined>
  /** The event's name; `isLast` ends the stream after it, `alsoUnnamed` sends it as a plain message too. */
  eventOf(state: State): { name: string; isLast?: boolean; alsoUnnamed?: boolean }
}

/**
 * Sends the state at once and again after every change. It is re-read on notifications of the topics and at every heartbeat,
 * which catches up on lost notifications.
 */
export function followState<State>({ pubSub, topics, open, read, eventOf }: Following<State>): void {
  let sentState: string | undefined
  let reading = false
  let again = false
  let changes = 0
  const send = (state: State | undefined) => {
    if (state === undefined) return stream.end()
    const text = JSON.stringify(state)
    const { name, isLast = false, alsoUnnamed = false } = eventOf(state)
    if (text !== sentState) stream.send(name, state, alsoUnnamed)
    sentState = text
    if (isLast) stream.end()
  }
  const look = async () => {
    again = true
    if (reading) return
    reading = true
    while (again) {
      again = false
      // Retry at the next heartbeat; the database may be back by then.
      await read(changes).then(send, () => undefined)
    }
    reading = false
  }
  const noticeChange = () => {
    changes++
    void look()
  }
  const stops = topics.map((topic) => pubSub.listen(topic, noticeChange))
  const stopListening = () => {
    for (const stop of stops) stop()
  }
  const stream = openOr(stopListening, () => open({ onHeartbeat: () => void look(), onEnd: stopListening }))
  void look()
}

function openOr(undo: () => void, open: () => EventStream): EventStream {
  try {
    return open()
  } catch (error) {
    undo()
    throw error
  }
}
