// Loaded before a server: its parent moves the clock of the process with messages. Timers and the database keep their time.
const Real = globalThis.Date
let offset = 0
let frozenAt

const now = () => (frozenAt ?? Real.now()) + offset

class ShiftedDate extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(now())
    else super(...parts)
  }

  static now() {
    return now()
  }
}

globalThis.Date = ShiftedDate
process.on('message', ({ shiftMilliseconds, frozen }) => {
  offset = shiftMilliseconds
  frozenAt = frozen ? Real.now() : undefined
})
process.channel?.unref()
