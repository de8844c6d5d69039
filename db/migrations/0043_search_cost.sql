-- What it costs to read a text for the search: without it the planner takes a thousand texts for cheaper than their index.
-- A path of its own keeps the function from being written into the statement, where its cost would not be known.
ALTER FUNCTION "search_vector"("language", text, text, text) SET search_path TO pg_catalog COST 10000;
