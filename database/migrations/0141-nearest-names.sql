-- Games that are a little like what was typed, where nothing is like it enough to be what was meant: one word
-- of several will do. Words come folded.
create function catalogue.search_near(merchant text, words text[])
returns table (node_id bigint, score real)
language sql stable
set pg_trgm.word_similarity_threshold = 0.3
as $$
  select g.node_id, max(public.word_similarity(word, g.search)) as score
  from unnest(words) word
  join catalogue.game g on g.search operator(public.%>) word
  where g.merchant_id = merchant and g.state = 'on'
  group by g.node_id
$$;
