import ts from 'typescript'

/**
 * What people read in a file besides its code: comments, titles of tests, or the prose of a Markdown file.
 * @typedef {{ kind: 'comment' | 'title' | 'prose', text: string, line: number }} ReadText
 * @returns {ReadText[]}
 */
export function readTexts(file, source) {
  if (file.endsWith('.md')) return prose(source)
  if (file.endsWith('.sql')) return sqlComments(source)
  return typescriptTexts(file, source)
}

function typescriptTexts(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  const literals = []
  const titles = []
  const lineOf = (position) => tree.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) literals.push([node.pos, node.end])
    else if (isLiteral(node)) literals.push([node.getStart(tree), node.end])
    const title = ts.isCallExpression(node) ? titleOfTest(node) : undefined
    if (title) titles.push({ kind: 'title', text: literalText(title), line: lineOf(title.getStart(tree)) })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  literals.sort(([first], [second]) => first - second)
  return [...commentsBetween(source, literals, lineOf), ...titles].sort((first, second) => first.line - second.line)
}

/** Outside of literals a double slash or a slash with an asterisk always begins a comment. */
function commentsBetween(source, literals, lineOf) {
  const comments = []
  let next = 0
  for (let at = 0; at < source.length; at++) {
    while (next < literals.length && literals[next][1] <= at) next++
    const literal = literals[next]
    if (literal && at >= literal[0]) {
      at = literal[1] - 1
      continue
    }
    if (source[at] !== '/') continue
    if (source[at + 1] !== '/' && source[at + 1] !== '*') continue
    const end = source[at + 1] === '/' ? endOr(source, '\n', at) : endOr(source, '*/', at + 2)
    comments.push({ kind: 'comment', text: plainComment(source.slice(at + 2, end)), line: lineOf(at) })
    at = source[at + 1] === '/' ? end : end + 1
  }
  return joinLines(comments)
}

/** Consecutive line comments are one text, so that a form broken over two lines is found. */
function joinLines(comments) {
  const joined = []
  let last
  for (const comment of comments) {
    const follows = last && last.line + last.text.split('\n').length === comment.line
    if (follows) last.text += `\n${comment.text}`
    else {
      last = { ...comment }
      joined.push(last)
    }
  }
  return joined
}

function plainComment(text) {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?|^ /, ''))
    .join('\n')
}

function endOr(source, mark, from) {
  const end = source.indexOf(mark, from)
  return end === -1 ? source.length : end
}

function isLiteral(node) {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node)
  )
}

const testFunctions = new Set(['test', 'it', 'describe'])

/** `test('…')`, `test.skip('…')`, `test.describe('…')`, `test.each(…)('…')`, `describe('…')`. */
function titleOfTest(call) {
  const [title] = call.arguments
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined
  let callee = call.expression
  while (!ts.isIdentifier(callee)) {
    if (!ts.isPropertyAccessExpression(callee) && !ts.isCallExpression(callee)) return undefined
    callee = callee.expression
  }
  return testFunctions.has(callee.text) ? title : undefined
}

function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
}

/** Comments of PostgreSQL; bodies of functions between dollar signs are read as code. */
function sqlComments(source) {
  const pattern = /'(?:[^']|'')*'|"[^"]*"|--([^\n]*)|\/\*([\s\S]*?)\*\//g
  const comments = []
  for (const match of source.matchAll(pattern)) {
    const text = match[1] ?? match[2]
    if (text === undefined) continue
    comments.push({ kind: 'comment', text: plainComment(text), line: source.slice(0, match.index).split('\n').length })
  }
  return joinLines(comments)
}

/** Code blocks are blanked, line by line; code within a line stays, because it may name a file. */
function prose(source) {
  let fence
  const lines = source.split('\n').map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined
      return ''
    }
    if (mark) fence = mark
    return mark ? '' : line
  })
  return [{ kind: 'prose', text: lines.join('\n'), line: 1 }]
}
