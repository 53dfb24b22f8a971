import type { KnowledgeCountsReply, KnowledgeReply } from '@running-dinner/contract/messages'

export function exampleCounts(counts: Partial<KnowledgeCountsReply> = {}): KnowledgeCountsReply {
  return { people: 18, known: 0, never: 0, queued: 0, outdated: 0, failed: 0, ...counts }
}

/** Who knows what of an event without teams; `knowledge` names what differs. */
export function exampleKnowledge(knowledge: Partial<KnowledgeReply> = {}): KnowledgeReply {
  const nobody = exampleCounts({ people: 0 })
  return { teams: nobody, routes: nobody, outdated: [], newcomers: [], people: [], ...knowledge }
}
