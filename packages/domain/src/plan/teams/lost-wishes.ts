/**
 * The number of wished courses that cannot be cooked in any distribution of courses, counted while teams change: the
 * wishes of members who disagree (all but those for one course), and those of teams for whom a course has no room.
 */
export class LostWishes {
  private readonly room: number
  private readonly courseCount: number
  /** Teams that want a course with one, two, ... voices: `wanting[voices * courseCount + course]`. */
  private readonly wanting: Int32Array
  private readonly mostVoices: number
  private disagreeing = 0

  constructor(courseCount: number, teamCount: number, teamSize: number) {
    this.courseCount = courseCount
    this.room = Math.floor(teamCount / Math.max(1, courseCount))
    this.mostVoices = teamSize
    this.wanting = new Int32Array((teamSize + 1) * courseCount)
  }

  /** Counts a team, or with -1 no longer. Wishes are positions of courses, -1 for none. */
  count(wishes: Int8Array, times: 1 | -1): void {
    let wished = 0
    let most = 0
    let course = -1
    let isTied = false
    for (const wish of wishes) {
      if (wish < 0) continue
      wished++
      let voices = 0
      for (const otherWish of wishes) if (otherWish === wish) voices++
      if (voices === most && wish !== course) isTied = true
      if (voices <= most) continue
      most = voices
      course = wish
      isTied = false
    }
    this.disagreeing += times * (wished - most)
    // Who has two courses to choose from hardly ever finds both full.
    if (most > 0 && !isTied) (this.wanting[most * this.courseCount + course] as number) += times
  }

  get total(): number {
    let lost = this.disagreeing
    for (let course = 0; course < this.courseCount; course++) {
      let surplus = -this.room
      for (let voices = 1; voices <= this.mostVoices; voices++) surplus += this.teams(voices, course)
      // Those with the fewest voices have to give way.
      for (let voices = 1; voices <= this.mostVoices && surplus > 0; voices++) {
        const giving = Math.min(surplus, this.teams(voices, course))
        lost += giving * voices
        surplus -= giving
      }
    }
    return lost
  }

  private teams(voices: number, course: number): number {
    return this.wanting[voices * this.courseCount + course] as number
  }
}
