import { number, plural } from './grammar.ts';

/** The blog: lists of posts, and a post. Read by the server alone. */
export const blog = {
  title: 'Blog',
  allPosts: 'All posts',
  topics: 'Topics',
  /** The heading of the posts with a tag. */
  tagged: (tag: string) => `Tagged “${tag}”`,
  titleOfPage: (title: string, page: number) => `${title}, page ${number(page)}`,
  /** For search engines, of lists without a description. */
  describe: (title: string, site: string) => `${title}: articles and news from ${site}.`,
  empty: 'There are no posts here yet.',
  seeAll: 'See all posts',
  minutes: (minutes: number) => `${number(minutes)} min read`,
  by: (author: string) => `By ${author}`,
  updated: (date: string) => `Updated ${date}`,
  tags: 'Tags',
  neighbours: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  related: 'Read next',
  like: 'Like this post',
  liked: 'You like this post',
  unlike: 'Take back your like',
  likes: (count: number) => plural(count, { one: '# like', other: '# likes' }),
  /** The name of the feed among a page's links. */
  feed: (site: string) => `Blog of ${site}`,
  subscribe: 'Subscribe by RSS',
  watchVideo: 'Watch the video',
  listen: 'Listen to the recording',
  download: (name: string) => `Download ${name}`,
  openLink: 'Open the link',
};
