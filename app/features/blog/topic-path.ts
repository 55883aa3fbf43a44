/** The path of a topic's articles, or of all. */
export function topicPath(topic: string | undefined): string {
  return topic === undefined ? '/blog' : `/blog/topic/${topic}`
}
