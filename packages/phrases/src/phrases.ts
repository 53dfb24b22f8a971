/** The same keys as the German source, each with a sentence of its own: a missing or surplus key does not compile. */
export type Phrases<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Phrases<Source[Key]> }
